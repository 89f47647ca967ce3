import { DataTable, type Column } from '@komawari/ui/components';
import { formatCount } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import salesTexts from '../../messages/sales.js';

interface Day {
  day: string;
  quantity: number;
}

/** `2026-10-09` as 10月9日. */
const nameOf = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;

/** Sales of a month day by day, with one sentence, and the days on which something was sold as a table. */
export function DayChart({ days }: { days: readonly Day[] }) {
  const { charts } = useTexts(salesTexts);
  const columns: Column<Day>[] = [
    { key: 'day', header: charts.day(), cell: ({ day }) => <span lang="ja">{nameOf(day)}</span> },
    { key: 'sold', header: charts.sold(), numeric: true, cell: ({ quantity }) => formatCount(quantity) },
  ];
  const best = days.reduce((most, one) => (one.quantity > most.quantity ? one : most));
  const sold = days.filter(({ quantity }) => quantity > 0);
  return (
    <section className="box stack" aria-labelledby="by-day">
      <div>
        <h2 id="by-day">{charts.byDay()}</h2>
        <p className="small soft">
          <Sentence
            text={charts.bestDay({ count: best.quantity })}
            parts={{ day: <span lang="ja">{nameOf(best.day)}</span> }}
          />
        </p>
      </div>
      <div>
        <div
          className="bars bars--days"
          role="img"
          aria-label={charts.daysInWords({ day: nameOf(best.day), count: best.quantity })}
        >
          {days.map(({ day, quantity }) => (
            <div key={day}>
              <i style={{ height: `${(quantity / Math.max(best.quantity, 1)) * 100}%` }} />
            </div>
          ))}
        </div>
        <div className="row spread tiny muted num" aria-hidden="true" lang="ja">
          <span>{nameOf(days[0]?.day ?? '')}</span>
          <span>{nameOf(days.at(-1)?.day ?? '')}</span>
        </div>
      </div>
      <details>
        <summary className="small">{charts.asTable()}</summary>
        <DataTable caption={charts.daysWithSales()} columns={columns} rows={sold} keyOf={({ day }) => day} />
      </details>
    </section>
  );
}
