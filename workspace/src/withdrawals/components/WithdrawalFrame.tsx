import type { ReactNode } from 'react';
import { Breadcrumb } from '../../shared/components/Breadcrumb.tsx';
import { paths } from '../../shared/routes.ts';

/** A page about withdrawals; those below the first lead back to it. */
export function WithdrawalFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <title>{`${title} | Komawari`}</title>
      {title === 'Withdrawal' ? null : <Breadcrumb above={[{ href: paths.withdrawal, label: 'Withdrawal' }]} />}
      <header className="ws-head">
        <h1>{title}</h1>
      </header>
      <div className="stack stack--lg">{children}</div>
    </>
  );
}
