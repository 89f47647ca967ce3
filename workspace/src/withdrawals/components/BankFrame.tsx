import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import withdrawalsTexts from '../../messages/withdrawals.js';
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
  const { frame } = useTexts(withdrawalsTexts);
  const above = [{ href: paths.withdrawal, label: frame.withdrawal() }];
  return (
    <>
      <title>{`${title} | Komawari`}</title>
      {isBelow ? (
        <Breadcrumb above={[...above, { href: paths.bankAccount, label: frame.bankAccount() }]} />
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
