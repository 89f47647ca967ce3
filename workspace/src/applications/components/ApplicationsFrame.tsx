import type { ReactNode } from 'react';
import { Breadcrumb } from '../../shared/components/Breadcrumb.tsx';
import { paths } from '../../shared/routes.ts';

export interface ApplicationsFrameProps {
  title: string;
  /** True for a page below the list. */
  isBelow: boolean;
  children: ReactNode;
}

/** One page about applications. */
export function ApplicationsFrame({ title, isBelow, children }: ApplicationsFrameProps) {
  return (
    <div className="stack">
      <title>{`${title} | Komawari`}</title>
      {isBelow ? <Breadcrumb above={[{ href: paths.applications, label: 'Applications' }]} /> : null}
      {children}
    </div>
  );
}
