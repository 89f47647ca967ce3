import { ButtonLink, EmptyState } from '@komawari/ui/components';
import { paths } from '../../shared/routes.ts';

/** Leads to the form of a bank account, where there is none. */
export const NoAccount = () => (
  <EmptyState
    heading="h2"
    title="Where should it go?"
    action={
      <ButtonLink href={paths.registerBankAccount} variant="primary" icon="bank">
        Add a bank account
      </ButtonLink>
    }
  >
    Add a bank account once, and what you earn can be on its way.
  </EmptyState>
);
