import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import applicationsTexts from '../../messages/applications.js';
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
  const { frame } = useTexts(applicationsTexts);
  return (
    <div className="stack">
      <title>{`${title} | Komawari`}</title>
      {isBelow ? <Breadcrumb above={[{ href: paths.applications, label: frame.title() }]} /> : null}
      {children}
    </div>
  );
}
