import { formatCount, formatYen, nounFor } from '@komawari/ui/format';

interface Sums {
  amount: number;
  fee: number;
  platformFee: number;
  paymentFee: number;
  withdrawableAmount: number;
  clearingAmount: number;
  quantity: number;
  refundedCount: number;
}

/** Readers paid − Fees = You receive, as one line. */
export function SalesEquation({ sums }: { sums: Sums }) {
  const { amount, fee, withdrawableAmount, quantity, refundedCount, clearingAmount } = sums;
  const sold = `${formatCount(quantity)} ${nounFor(quantity, 'sales')}`;
  return (
    <dl className="sales-eq box">
      <div>
        <dt>Readers paid</dt>
        <dd className="sales-eq__figure num">{formatYen(amount)}</dd>
        <dd className="tiny muted">
          {refundedCount > 0
            ? `${sold}, ${formatCount(refundedCount)} ${nounFor(refundedCount, 'refunds')} already out`
            : sold}
        </dd>
      </div>
      <div>
        <dt>Fees</dt>
        <dd className="sales-eq__figure num">{formatYen(fee)}</dd>
        <dd className="tiny muted num">
          Komawari {formatYen(sums.platformFee)}, payment {formatYen(sums.paymentFee)}
        </dd>
      </div>
      <div className="sales-eq__end">
        <dt>You receive</dt>
        <dd className="sales-eq__figure num">{formatYen(withdrawableAmount)}</dd>
        <dd className="tiny muted">
          {clearingAmount > 0
            ? `${formatYen(clearingAmount)} of it is still clearing`
            : 'All of it is past its 48 hours'}
        </dd>
      </div>
    </dl>
  );
}
