import type { ReactNode } from 'react';
import { Breadcrumb } from '../../shared/components/Breadcrumb.tsx';
import { paths } from '../../shared/routes.ts';

/** A page about the bank account, with the way back. */
export function BankFrame({
  title,
  isBelow = true,
  children,
}: {
  title: string;
  isBelow?: boolean;
  children: ReactNode;
}) {
  const above = [{ href: paths.withdrawal, label: 'Withdrawal' }];
  return (
    <>
      <title>{`${title} | Komawari`}</title>
      {isBelow ? (
        <Breadcrumb above={[...above, { href: paths.bankAccount, label: 'Bank account' }]} />
      ) : (
        <Breadcrumb above={above} />
      )}
      <header className="ws-head">
        <h1>{title}</h1>
      </header>
      {children}
    </>
  );
}
