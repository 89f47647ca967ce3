import { Notice, Skeleton } from '@komawari/ui/components';
import { Navigate } from 'react-router';
import type { BankAccountFieldsFragment } from '../../gql/graphql.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { paths } from '../../shared/routes.ts';
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
  const query = useFormQuery(CheckWorkspaceBankAccountEdit, {});
  return (
    <BankFrame title="Edit the bank account">
      <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>{({ bankAccountInfo }) => <Edit info={bankAccountInfo} />}</Registered>
        )}
      </Loaded>
    </BankFrame>
  );
}

function Edit({ info: { state, account } }: { info: BankAccountFieldsFragment }) {
  if (!account) return <Navigate to={paths.registerBankAccount} replace />;
  if (state === 'LOCKED')
    return (
      <Notice icon="lock">
        <b>The account is locked.</b> A transfer to it is on its way; it can be changed when that has arrived.
      </Notice>
    );
  return (
    <div className="stack">
      <p className="small soft">Number and holder are hidden, also from you. Enter them again.</p>
      <BankAccountForm initial={initialOf(account)} />
    </div>
  );
}
