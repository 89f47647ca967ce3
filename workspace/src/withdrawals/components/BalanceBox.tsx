import { formatDayOfWeek, formatTime, formatYen } from '@komawari/ui/format';
import type { WithdrawalStandingFieldsFragment } from '../../gql/graphql.ts';
import { useNow } from '../../shared/useNow.ts';

/** What can be withdrawn, what will be, and what comes to its end. */
export function BalanceBox({ standing }: { standing: WithdrawalStandingFieldsFragment }) {
  const now = useNow();
  const { withdrawableBalance, amountToExpire, withdrawalInfo: info } = standing;
  return (
    <section className="box box--ink balance" aria-label="Balance">
      <div>
        <p className="small soft">Withdrawable</p>
        <p className="balance__figure num">{formatYen(withdrawableBalance)}</p>
        {withdrawableBalance < 0 ? (
          <p className="tiny muted">A buyer took back what was paid out already. Coming sales fill it up.</p>
        ) : null}
      </div>
      <dl className="balance__side">
        <div>
          <dt>Clearing</dt>
          <dd className="balance__part num">{formatYen(info.clearing)}</dd>
          <dd className="tiny muted">
            {info.clearedBy
              ? `48 hours after each sale; all of it by ${formatDayOfWeek(info.clearedBy, now)} ${formatTime(info.clearedBy)}`
              : '48 hours after each sale.'}
          </dd>
        </div>
        <div>
          <dt>Expiring</dt>
          <dd className="balance__part num">{formatYen(amountToExpire)}</dd>
          <dd className="tiny muted">
            {amountToExpire > 0
              ? `on ${formatDayOfWeek(info.expiresAt, now)}. It is part of the ${formatYen(withdrawableBalance)}; ${
                  info.bankBlock === null ? 'we request a transfer for you that day.' : 'withdraw it before.'
                }`
              : 'Nothing this month. Sales are kept for 180 days after their month.'}
          </dd>
        </div>
      </dl>
    </section>
  );
}
