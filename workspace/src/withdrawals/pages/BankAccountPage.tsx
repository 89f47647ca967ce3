import { ButtonLink, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import type { BankAccountFieldsFragment } from '../../gql/graphql.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { paths } from '../../shared/routes.ts';
import { AccountLine } from '../components/AccountLine.tsx';
import { BankFrame } from '../components/BankFrame.tsx';
import { DeleteAccount } from '../components/DeleteAccount.tsx';
import { NoAccount } from '../components/NoAccount.tsx';
import { describeFailure } from '../describeFailure.ts';
import { CheckWorkspaceBankAccountView } from '../operations/CheckWorkspaceBankAccountView.ts';

/** The bank account with its state, masked for its owner too. */
export function BankAccountPage() {
  const query = useQuery(CheckWorkspaceBankAccountView, {});
  return (
    <BankFrame title="Bank account" isBelow={false}>
      <Loaded query={query} skeleton={<Skeleton kind="box" />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>{({ bankAccountInfo }) => <Account info={bankAccountInfo} />}</Registered>
        )}
      </Loaded>
    </BankFrame>
  );
}

function Account({ info: { state, account, failure } }: { info: BankAccountFieldsFragment }) {
  if (!account) return <NoAccount />;
  return (
    <section className="box stack bank-account" aria-label="Your bank account">
      <AccountLine account={account} state={state} />
      {state === 'LOCKED' ? (
        <p className="small soft">A transfer is on its way. The account is free again when it has arrived.</p>
      ) : null}
      {state === 'INVALID' ? (
        <p className="small soft">
          The bank said: {describeFailure(failure)}. Enter another account before the next request.
        </p>
      ) : null}
      {state === 'LOCKED' ? null : (
        <div className="row rule-top">
          <ButtonLink href={paths.editBankAccount} icon="pen">
            Edit
          </ButtonLink>
          <DeleteAccount number={account.accountNumber} />
        </div>
      )}
    </section>
  );
}
