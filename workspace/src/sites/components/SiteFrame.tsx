import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import sitesTexts from '../../messages/sites.js';
import { Breadcrumb } from '../../shared/components/Breadcrumb.tsx';
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
  const { overview } = useTexts(sitesTexts);
  return (
    <div className={wide ? 'stack site-form site-form--wide' : 'stack site-form'}>
      <Breadcrumb above={[{ href: paths.site, label: overview.title() }]} here={title} />
      <header className="ws-head">
        <h1>{title}</h1>
        <div className="row">{action}</div>
      </header>
      {children}
    </div>
  );
}
