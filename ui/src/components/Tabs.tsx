import { formatCount } from '../format/index.ts';
import { Link } from './Link.tsx';

export interface Tab {
  href: string;
  label: string;
  count?: number;
  isCurrent: boolean;
}

/** Views of one thing, each with its own address; the row scrolls sideways on phones with the cut visible. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label} {tab.count === undefined ? null : <span className="muted num">{formatCount(tab.count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
