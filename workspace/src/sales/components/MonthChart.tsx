import { formatYen } from '@komawari/ui/format';
import { monthsScale } from '../scale.ts';
import { nameOfMonth } from '../../shared/months.ts';

interface SoldMonth {
  year: number;
  month: number;
  quantity: number;
  amount: number;
  fee: number;
  withdrawableAmount: number;
}

/** Twelve months as bars, and the same as a table for whoever wants the numbers. */
export function MonthChart({ months }: { months: readonly SoldMonth[] }) {
  const { top, ticks } = monthsScale(Math.max(...months.map(({ amount }) => amount)));
  const best = months.reduce((most, one) => (one.amount > most.amount ? one : most));
  const label =
    best.amount === 0
      ? 'No sales in twelve months'
      : `Monthly sales of twelve months; highest ${nameOfMonth(best)}, ${formatYen(best.amount)}`;
  return (
    <section className="box stack" aria-labelledby="twelve-months">
      <div className="row spread">
        <h2 id="twelve-months">12 months</h2>
        <div className="row" aria-hidden="true">
          <span className="key">
            <i className="key__keep" />
            You receive
          </span>
          <span className="key">
            <i className="key__now" />
            This month
          </span>
          <span className="key">
            <i className="key__fee" />
            Fees
          </span>
        </div>
      </div>
      <div className="sales-chart">
        <div className="sales-chart__y tiny muted num" aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{formatYen(tick)}</span>
          ))}
        </div>
        <div className="grow">
          <div className="bars" role="img" aria-label={label}>
            {months.map(({ year, month, fee, withdrawableAmount }, index) => (
              <div key={`${year}-${month}`} className={index === months.length - 1 ? 'now' : undefined}>
                {fee > 0 ? <i className="fee" style={{ height: `${(fee / top) * 100}%` }} /> : null}
                <i style={{ height: `${(withdrawableAmount / top) * 100}%` }} />
              </div>
            ))}
          </div>
          <div className="bars-x num" aria-hidden="true">
            {months.map(({ year, month }) => (
              <span key={`${year}-${month}`}>
                {month}
                <span className="only-wide">月</span>
              </span>
            ))}
          </div>
        </div>
      </div>
      <details>
        <summary className="small">Show as a table</summary>
        <table className="table">
          <caption className="sr">Sales of twelve months</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col" className="r">
                Sold
              </th>
              <th scope="col" className="r">
                Amount
              </th>
              <th scope="col" className="r opt">
                Fee
              </th>
              <th scope="col" className="r">
                You receive
              </th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((one) => (
              <tr key={nameOfMonth(one)}>
                <td lang="ja">{nameOfMonth(one)}</td>
                <td className="r num">{one.quantity}</td>
                <td className="r num">{formatYen(one.amount)}</td>
                <td className="r opt num">{formatYen(one.fee)}</td>
                <td className="r num">{formatYen(one.withdrawableAmount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
