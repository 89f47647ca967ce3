import { formatCount, formatDay, formatDayOfWeek, nounFor } from '@komawari/ui/format';
import { ChartBox } from '../../shared/charts/ChartBox.tsx';
import { marksOfDays } from '../../shared/charts/marksOfDays.ts';
import { Plot } from '../../shared/charts/Plot.tsx';
import { Bars } from '../../shared/charts/PlotShapes.tsx';
import { countScale } from '../../shared/charts/scale.ts';

interface Day {
  day: string;
  views: number;
}

const nameOf = (day: string): string => formatDayOfWeek(`${day}T00:00:00+09:00`);

/** Views of the last thirty days, today in vermilion because it still runs. */
export function DaysBox({ days, definition, range }: { days: readonly Day[]; definition: string; range: string }) {
  const total = days.reduce((sum, { views }) => sum + views, 0);
  const scale = countScale(Math.max(0, ...days.map(({ views }) => views)));
  const best = days.reduce<Day | null>((most, one) => (one.views > (most?.views ?? 0) ? one : most), null);
  const last = days.length - 1;
  const marks = marksOfDays(days.map(({ day }) => day)).map((mark) =>
    mark.index === last ? { ...mark, text: '今日', isNow: true } : mark,
  );
  return (
    <ChartBox
      id="days"
      title={`${days.length} days`}
      name={`${days.length} days`}
      definition={definition}
      figure={formatCount(total)}
      say={
        <>
          <span lang="ja">{range}</span>.{' '}
          {best ? (
            <>
              Most on <b lang="ja">{nameOf(best.day)}</b>: {formatCount(best.views)} {nounFor(best.views, 'views')}.
            </>
          ) : (
            'No views on these days.'
          )}
        </>
      }
      table={{
        caption: 'Views by day',
        columns: [
          { key: 'day', header: 'Day' },
          { key: 'views', header: 'Views', format: formatCount },
        ],
        rows: days.toReversed().map(({ day, views }) => ({ day, views })),
        total: { day: 'Total', views: total },
      }}
    >
      <Plot
        scale={scale}
        formatTick={formatCount}
        label={`Views per day, ${formatCount(total)} in ${days.length} days${best ? `, most on ${formatDay(`${best.day}T00:00:00+09:00`)}` : ''}`}
        readouts={days.map(({ day, views }) => `${nameOf(day)}\n${formatCount(views)} ${nounFor(views, 'views')}`)}
        marks={marks}
      >
        <Bars values={days.map(({ views }) => views)} top={scale.top} isNow={(index) => index === last} />
      </Plot>
    </ChartBox>
  );
}
