import type { ReactNode } from 'react';

/** One narrow column in the middle of the window: no navigation, nothing that leads astray. */
export function Narrow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className="consent" tabIndex={-1}>
      <title>{`${title} | Komawari`}</title>
      <div className="consent__in stack">{children}</div>
    </main>
  );
}
