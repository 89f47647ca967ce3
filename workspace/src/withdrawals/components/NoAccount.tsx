import { ButtonLink, EmptyState } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { paths } from '../../shared/routes.ts';

/** Leads to the form of a bank account, where there is none. */
export function NoAccount() {
  const { account } = useTexts(withdrawalsTexts);
  return (
    <EmptyState
      heading="h2"
      title={account.noneTitle()}
      action={
        <ButtonLink href={paths.registerBankAccount} variant="primary" icon="bank">
          {account.add()}
        </ButtonLink>
      }
    >
      {account.noneLead()}
    </EmptyState>
  );
}
