import { ButtonLink, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import type { BankAccountFieldsFragment } from '../../gql/graphql.ts';
import withdrawalsTexts from '../../messages/withdrawals.js';
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
  const { frame } = useTexts(withdrawalsTexts);
  const query = useQuery(CheckWorkspaceBankAccountView, {});
  return (
    <BankFrame title={frame.bankAccount()} isBelow={false}>
      <Loaded query={query} skeleton={<Skeleton kind="box" />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>{({ bankAccountInfo }) => <Account info={bankAccountInfo} />}</Registered>
        )}
      </Loaded>
    </BankFrame>
  );
}

function Account({ info: { state, account, failure } }: { info: BankAccountFieldsFragment }) {
  const { account: texts } = useTexts(withdrawalsTexts);
  if (!account) return <NoAccount />;
  return (
    <section className="box stack bank-account" aria-label={texts.label()}>
      <AccountLine account={account} state={state} />
      {state === 'LOCKED' ? <p className="small soft">{texts.locked()}</p> : null}
      {state === 'INVALID' ? (
        <p className="small soft">{texts.invalid({ failure: describeFailure(failure) })}</p>
      ) : null}
      {state === 'LOCKED' ? null : (
        <div className="row rule-top">
          <ButtonLink href={paths.editBankAccount} icon="pen">
            {texts.edit()}
          </ButtonLink>
          <DeleteAccount number={account.accountNumber} />
        </div>
      )}
    </section>
  );
}
