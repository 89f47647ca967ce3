import { ButtonLink, Notice } from '@komawari/ui/components';
import { formatDay, formatYen } from '@komawari/ui/format';
import type { WithdrawalStandingFieldsFragment } from '../../gql/graphql.ts';
import { paths } from '../../shared/routes.ts';
import { useNow } from '../../shared/useNow.ts';
import { boundsOf, type Terms, type Way } from '../amountForm.ts';
import { describeFailure } from '../describeFailure.ts';
import { NoAccount } from './NoAccount.tsx';

interface BlockedProps {
  way: Way;
  standing: WithdrawalStandingFieldsFragment;
  terms: Terms;
}

/** Why nothing can be requested: one reason, one way on. */
export function Blocked({ way, standing, terms }: BlockedProps) {
  const now = useNow();
  const { withdrawalInfo: info, withdrawableBalance: balance, bankAccountInfo } = standing;
  switch (way === 'Bank' ? info.bankBlock : info.giftBlock) {
    case 'NO_GIFTS':
      return (
        <Notice action={<ButtonLink href={paths.newWithdrawal}>Bank transfer</ButtonLink>}>
          <b>Gift codes are not given out here.</b> Your balance goes to a bank account.
        </Notice>
      );
    case 'NO_ACCOUNT':
      return <NoAccount />;
    case 'INVALID_ACCOUNT':
      return (
        <Notice tone="danger" action={<ButtonLink href={paths.editBankAccount}>Edit account</ButtonLink>}>
          <b>The last transfer came back: {describeFailure(bankAccountInfo.failure)}.</b> The money is in your balance
          again. Enter another account, then request.
        </Notice>
      );
    case 'FROZEN':
      return (
        <Notice tone="danger" icon="lock">
          <b>
            Withdrawals are paused
            {info.frozenAt ? (
              <>
                {' '}
                since <span lang="ja">{formatDay(info.frozenAt, now)}</span>
              </>
            ) : null}
            .
          </b>{' '}
          Your balance is safe and keeps growing. Write to us to ask why.
        </Notice>
      );
    case 'WEAK_SIGN_IN':
      return (
        <Notice tone="warn" icon="key" action={<ButtonLink href={paths.settingsAccount}>Open account</ButtonLink>}>
          <b>Add a second step to your sign-in first.</b> Or use a password of 15 characters or more.
        </Notice>
      );
    default: {
      const { least } = boundsOf(way, terms, balance);
      const hasGifts = info.giftBlock !== 'NO_GIFTS';
      const isForGift = way === 'Bank' && hasGifts && balance >= terms.giftMinimum;
      return (
        <Notice action={isForGift ? <ButtonLink href={paths.newGiftWithdrawal}>Gift code</ButtonLink> : undefined}>
          <b>
            {formatYen(balance)} is under {formatYen(least)}, the minimum for a{' '}
            {way === 'Bank' ? 'transfer' : 'gift code'}.
          </b>
          {way === 'Bank' && hasGifts ? ` A gift code works from ${formatYen(terms.giftMinimum)}.` : null}
        </Notice>
      );
    }
  }
}
