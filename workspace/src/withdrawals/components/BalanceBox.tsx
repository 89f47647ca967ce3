import { formatDayOfWeek, formatTime, formatYen } from '@komawari/ui/format';
import { useTexts } from '@komawari/ui/language/react';
import type { WithdrawalStandingFieldsFragment } from '../../gql/graphql.ts';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { useNow } from '../../shared/useNow.ts';

/** What can be withdrawn, what will be, and what comes to its end. */
export function BalanceBox({ standing }: { standing: WithdrawalStandingFieldsFragment }) {
  const { balance } = useTexts(withdrawalsTexts);
  const now = useNow();
  const { withdrawableBalance, amountToExpire, withdrawalInfo: info } = standing;
  return (
    <section className="box box--ink balance" aria-label={balance.label()}>
      <div>
        <p className="small soft">{balance.withdrawable()}</p>
        <p className="balance__figure num">{formatYen(withdrawableBalance)}</p>
        {withdrawableBalance < 0 ? <p className="tiny muted">{balance.negative()}</p> : null}
      </div>
      <dl className="balance__side">
        <div>
          <dt>{balance.clearing()}</dt>
          <dd className="balance__part num">{formatYen(info.clearing)}</dd>
          <dd className="tiny muted">
            {info.clearedBy
              ? balance.clearedBy({ moment: `${formatDayOfWeek(info.clearedBy, now)} ${formatTime(info.clearedBy)}` })
              : balance.clears()}
          </dd>
        </div>
        <div>
          <dt>{balance.expiring()}</dt>
          <dd className="balance__part num">{formatYen(amountToExpire)}</dd>
          <dd className="tiny muted">
            {amountToExpire > 0
              ? balance[info.bankBlock === null ? 'expiresByTransfer' : 'expires']({
                  day: formatDayOfWeek(info.expiresAt, now),
                  balance: formatYen(withdrawableBalance),
                })
              : balance.expiresNothing()}
          </dd>
        </div>
      </dl>
    </section>
  );
}
