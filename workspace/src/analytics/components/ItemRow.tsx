import type { ReactNode } from 'react';

/** What stands in one row of the screen, from the four figures to the actions. */
export type Item = 'summary' | 'views' | 'reactions' | 'retention' | 'pages' | 'complete' | 'referrers' | 'readers';

/** One row: charts of an item; what is said about it stands beside them on wide screens and under them on phones. */
export function ItemRow({ item, beside, children }: { item: Item; beside?: ReactNode; children: ReactNode }) {
  return (
    <div className={beside ? 'an-row an-row--told' : 'an-row'} data-item={item}>
      <div className="an-row__charts">{children}</div>
      {beside ? <div className="stack">{beside}</div> : null}
    </div>
  );
}
