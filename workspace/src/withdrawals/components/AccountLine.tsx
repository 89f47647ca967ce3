import { StateLabel, type StateLabelProps } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import { JAPANESE } from '@komawari/ui/writtenLanguage';
import type { BankAccountFieldsFragment } from '../../gql/graphql.ts';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { wordOfType } from '../bankAccountForm.ts';

type Account = NonNullable<BankAccountFieldsFragment['account']>;
type State = BankAccountFieldsFragment['state'];

const looks: Record<Exclude<State, 'NOT_REGISTERED'>, Pick<StateLabelProps, 'tone' | 'icon'>> = {
  REGISTERED: { tone: 'ok', icon: 'check' },
  LOCKED: { tone: 'info', icon: 'lock' },
  INVALID: { tone: 'danger', icon: 'alert' },
};

/** Bank, branch, kind and the last three digits of an account. */
export function AccountLine({ account, state }: { account: Account; state?: State }) {
  const { accountStates } = useTexts(withdrawalsTexts);
  return (
    <div className="money-line">
      <Icon name="bank" />
      <div className="grow">
        <p className="strong" lang={JAPANESE}>
          <span className="money-line__name">{account.bankName}</span>{' '}
          <span className="money-line__name">{account.branchName}</span>
        </p>
        <p className="small muted">
          <span lang={JAPANESE}>{wordOfType(account.accountType)}</span>{' '}
          <span className="mono">{account.accountNumber}</span>
        </p>
      </div>
      {state && state !== 'NOT_REGISTERED' ? <StateLabel {...looks[state]}>{accountStates[state]()}</StateLabel> : null}
    </div>
  );
}
