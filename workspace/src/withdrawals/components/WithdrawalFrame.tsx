import type { ReactNode } from 'react';
import { Breadcrumb } from '../../shared/components/Breadcrumb.tsx';
import { paths } from '../../shared/routes.ts';

interface WithdrawalFrameProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page about withdrawals; those below the first lead back to it. */
export function WithdrawalFrame({ title, aside, children }: WithdrawalFrameProps) {
  return (
    <>
      <title>{`${title} | Komawari`}</title>
      {title === 'Withdrawal' ? null : <Breadcrumb above={[{ href: paths.withdrawal, label: 'Withdrawal' }]} />}
      <header className="ws-head">
        <h1>{title}</h1>
        {aside}
      </header>
      <div className="stack stack--lg">{children}</div>
    </>
  );
}
