import { StateLabel, type StateLabelProps } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import type { BankAccountFieldsFragment } from '../../gql/graphql.ts';
import { wordOfType } from '../bankAccountForm.ts';

type Account = NonNullable<BankAccountFieldsFragment['account']>;
type State = BankAccountFieldsFragment['state'];

const labels: Record<Exclude<State, 'NOT_REGISTERED'>, StateLabelProps> = {
  REGISTERED: { tone: 'ok', icon: 'check', children: 'Registered' },
  LOCKED: { tone: 'info', icon: 'lock', children: 'Locked' },
  INVALID: { tone: 'danger', icon: 'alert', children: 'Invalid' },
};

/** Bank, branch, kind and the last three digits of an account. */
export function AccountLine({ account, state }: { account: Account; state?: State }) {
  return (
    <div className="money-line">
      <Icon name="bank" />
      <div className="grow">
        <p className="strong" lang="ja">
          {account.bankName}　{account.branchName}
        </p>
        <p className="small muted">
          <span lang="ja">{wordOfType(account.accountType)}</span> <span className="mono">{account.accountNumber}</span>
        </p>
      </div>
      {state && state !== 'NOT_REGISTERED' ? <StateLabel {...labels[state]} /> : null}
    </div>
  );
}
