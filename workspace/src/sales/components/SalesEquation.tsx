import { formatYen } from '@komawari/ui/format';
import { useTexts } from '@komawari/ui/language/react';
import salesTexts from '../../messages/sales.js';

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
  const { equation } = useTexts(salesTexts);
  return (
    <dl className="sales-eq box">
      <div>
        <dt>{equation.paid()}</dt>
        <dd className="sales-eq__figure num">{formatYen(amount)}</dd>
        <dd className="tiny muted">{equation.sold({ count: quantity, refunds: refundedCount })}</dd>
      </div>
      <div>
        <dt>{equation.fees()}</dt>
        <dd className="sales-eq__figure num">{formatYen(fee)}</dd>
        <dd className="tiny muted num">{equation.feesOf({ platform: sums.platformFee, payment: sums.paymentFee })}</dd>
      </div>
      <div className="sales-eq__end">
        <dt>{equation.youReceive()}</dt>
        <dd className="sales-eq__figure num">{formatYen(withdrawableAmount)}</dd>
        <dd className="tiny muted">
          {clearingAmount > 0 ? equation.clearing({ amount: clearingAmount }) : equation.cleared()}
        </dd>
      </div>
    </dl>
  );
}
