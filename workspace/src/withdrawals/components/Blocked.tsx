import { ButtonLink, Notice } from '@komawari/ui/components';
import { formatDay, formatYen } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import type { WithdrawalStandingFieldsFragment } from '../../gql/graphql.ts';
import withdrawalsTexts from '../../messages/withdrawals.js';
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
  const { blocked, request } = useTexts(withdrawalsTexts);
  const now = useNow();
  const { withdrawalInfo: info, withdrawableBalance: balance, bankAccountInfo } = standing;
  switch (way === 'Bank' ? info.bankBlock : info.giftBlock) {
    case 'NO_GIFTS':
      return (
        <Notice action={<ButtonLink href={paths.newWithdrawal}>{request.bankTransfer()}</ButtonLink>}>
          <Sentence text={blocked.noGifts()} />
        </Notice>
      );
    case 'NO_ACCOUNT':
      return <NoAccount />;
    case 'INVALID_ACCOUNT':
      return (
        <Notice tone="danger" action={<ButtonLink href={paths.editBankAccount}>{blocked.editAccount()}</ButtonLink>}>
          <Sentence text={blocked.invalidAccount({ failure: describeFailure(bankAccountInfo.failure) })} />
        </Notice>
      );
    case 'FROZEN':
      return (
        <Notice tone="danger" icon="lock">
          {info.frozenAt ? (
            <FrozenSince day={<span lang="ja">{formatDay(info.frozenAt, now)}</span>} />
          ) : (
            <Sentence text={blocked.frozen()} />
          )}
        </Notice>
      );
    case 'WEAK_SIGN_IN':
      return (
        <Notice
          tone="warn"
          icon="key"
          action={<ButtonLink href={paths.settingsAccount}>{blocked.openAccount()}</ButtonLink>}
        >
          <Sentence text={blocked.weakSignIn()} />
        </Notice>
      );
    default: {
      const { least } = boundsOf(way, terms, balance);
      const hasGifts = info.giftBlock !== 'NO_GIFTS';
      const bounds = { balance: formatYen(balance), least };
      const belowTransfer = hasGifts
        ? blocked.belowTransferNotGift({ ...bounds, gift: terms.giftMinimum })
        : blocked.belowTransfer(bounds);
      const isForGift = way === 'Bank' && hasGifts && balance >= terms.giftMinimum;
      return (
        <Notice
          action={isForGift ? <ButtonLink href={paths.newGiftWithdrawal}>{request.giftCode()}</ButtonLink> : undefined}
        >
          <Sentence text={way === 'Gift' ? blocked.belowGift(bounds) : belowTransfer} />
        </Notice>
      );
    }
  }
}

function FrozenSince({ day }: { day: ReactNode }) {
  const { blocked } = useTexts(withdrawalsTexts);
  const state = (words: string) => (
    <b>
      <Sentence text={words} parts={{ day }} />
    </b>
  );
  return <Sentence text={blocked.frozenSince()} parts={{ state }} />;
}
