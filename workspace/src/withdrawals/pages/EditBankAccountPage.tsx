import { Notice, Skeleton } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import type { BankAccountFieldsFragment } from '../../gql/graphql.ts';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { paths } from '../../shared/routes.ts';
import { Redirect } from '../../shared/routing/index.ts';
import { useFormQuery } from '../../shared/useFormQuery.ts';
import { emptyAccount, type BankAccountValues } from '../bankAccountForm.ts';
import { BankAccountForm } from '../components/BankAccountForm.tsx';
import { BankFrame } from '../components/BankFrame.tsx';
import { CheckWorkspaceBankAccountEdit } from '../operations/CheckWorkspaceBankAccountEdit.ts';

/** What the form begins with: number and holder are masked, so they are entered again. */
function initialOf(account: NonNullable<BankAccountFieldsFragment['account']>): BankAccountValues {
  return {
    ...emptyAccount,
    bank: { code: account.bankCode, name: account.bankName },
    branch: { code: account.branchCode, name: account.branchName },
    accountType: account.accountType,
  };
}

/** Puts another bank account in the place of the one there is. */
export function EditBankAccountPage() {
  const { frame } = useTexts(withdrawalsTexts);
  const query = useFormQuery(CheckWorkspaceBankAccountEdit, {});
  return (
    <BankFrame title={frame.editAccount()}>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>{({ bankAccountInfo }) => <Edit info={bankAccountInfo} />}</Registered>
        )}
      </Loaded>
    </BankFrame>
  );
}

function Edit({ info: { state, account } }: { info: BankAccountFieldsFragment }) {
  const { account: texts } = useTexts(withdrawalsTexts);
  if (!account) return <Redirect to={paths.registerBankAccount} />;
  if (state === 'LOCKED')
    return (
      <Notice icon="lock">
        <Sentence text={texts.lockedForm()} />
      </Notice>
    );
  return (
    <div className="stack">
      <p className="small soft">{texts.hidden()}</p>
      <BankAccountForm initial={initialOf(account)} />
    </div>
  );
}
