import { Link } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { Fragment } from 'react';

export interface TrailProps {
  /** From the portfolio to the page above this one. */
  above: readonly { href: string; label: string }[];
  here: string;
}

/** The way back up, and the title of the page in the window. */
export function Trail({ above, here }: TrailProps) {
  return (
    <nav className="small muted row row--tight" aria-label="Breadcrumb">
      <title>{`${here} | Komawari`}</title>
      {above.map(({ href, label }) => (
        <Fragment key={href}>
          <Link href={href}>{label}</Link>
          <Icon name="right" size="sm" />
        </Fragment>
      ))}
      <span>{here}</span>
    </nav>
  );
}
