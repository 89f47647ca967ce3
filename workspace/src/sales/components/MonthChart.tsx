import { DataTable, type Column } from '@komawari/ui/components';
import { formatCount, formatYen } from '@komawari/ui/format';
import { useTexts } from '@komawari/ui/language/react';
import salesTexts from '../../messages/sales.js';
import { countScale } from '../../shared/charts/scale.ts';
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
  const { charts } = useTexts(salesTexts);
  const columns: Column<SoldMonth>[] = [
    { key: 'month', header: charts.month(), cell: (one) => <span lang="ja">{nameOfMonth(one)}</span> },
    { key: 'sold', header: charts.sold(), numeric: true, cell: ({ quantity }) => formatCount(quantity) },
    { key: 'amount', header: charts.amount(), numeric: true, cell: ({ amount }) => formatYen(amount) },
    { key: 'fee', header: charts.fee(), numeric: true, cell: ({ fee }) => formatYen(fee) },
    {
      key: 'receives',
      header: charts.youReceive(),
      numeric: true,
      cell: ({ withdrawableAmount }) => formatYen(withdrawableAmount),
    },
  ];
  const { top, ticks } = countScale(Math.max(...months.map(({ amount }) => amount)), 100);
  const best = months.reduce((most, one) => (one.amount > most.amount ? one : most));
  const label =
    best.amount === 0 ? charts.noneInMonths() : charts.monthsInWords({ month: nameOfMonth(best), amount: best.amount });
  return (
    <section className="box stack" aria-labelledby="twelve-months">
      <div className="row spread">
        <h2 id="twelve-months">{charts.twelveMonths()}</h2>
        <div className="row" aria-hidden="true">
          <span className="key">
            <i className="key__keep" />
            {charts.youReceive()}
          </span>
          <span className="key">
            <i className="key__now" />
            {charts.thisMonth()}
          </span>
          <span className="key">
            <i className="key__fee" />
            {charts.fees()}
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
        <summary className="small">{charts.asTable()}</summary>
        <DataTable caption={charts.monthsAsTable()} columns={columns} rows={months.toReversed()} keyOf={nameOfMonth} />
      </details>
    </section>
  );
}
