import { Link } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import type { ReactNode } from 'react';
import { paths } from '../../shared/routes.ts';

export interface SiteFrameProps {
  title: string;
  /** With a preview beside it. */
  wide?: boolean;
  /** The main button, and others beside it. */
  action?: ReactNode;
  children: ReactNode;
}

/** The head of a page below the site's overview, and what stands under it. */
export function SiteFrame({ title, wide = false, action, children }: SiteFrameProps) {
  return (
    <div className={wide ? 'stack site-form site-form--wide' : 'stack site-form'}>
      <nav className="small muted row row--tight" aria-label="Breadcrumb">
        <Link href={paths.site}>Site</Link>
        <Icon name="right" size="sm" />
        <span>{title}</span>
      </nav>
      <header className="ws-head">
        <h1>{title}</h1>
        <div className="row">{action}</div>
      </header>
      {children}
    </div>
  );
}
