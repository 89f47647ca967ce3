import { formatCount, formatDay, formatDayOfWeek } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { JAPANESE } from '@komawari/ui/writtenLanguage';
import accessesTexts from '../../messages/accesses.js';
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
  const { days: texts } = useTexts(accessesTexts);
  const total = days.reduce((sum, { views }) => sum + views, 0);
  const scale = countScale(Math.max(0, ...days.map(({ views }) => views)));
  const best = days.reduce<Day | null>((most, one) => (one.views > (most?.views ?? 0) ? one : most), null);
  const count = days.length;
  const last = count - 1;
  const marks = marksOfDays(days.map(({ day }) => day)).map((mark) =>
    mark.index === last ? { ...mark, text: '今日', isNow: true } : mark,
  );
  return (
    <ChartBox
      id="days"
      title={texts.title({ count })}
      name={texts.title({ count })}
      definition={definition}
      figure={formatCount(total)}
      say={
        <Sentence
          text={best ? texts.best({ count: best.views }) : texts.none()}
          parts={{
            range: <span lang={JAPANESE}>{range}</span>,
            day: best ? <b lang="ja">{nameOf(best.day)}</b> : null,
          }}
        />
      }
      table={{
        caption: texts.caption(),
        columns: [
          { key: 'day', header: texts.day() },
          { key: 'views', header: texts.header(), format: formatCount },
        ],
        rows: days.toReversed().map(({ day, views }) => ({ day, views })),
        total: { day: texts.total(), views: total },
      }}
    >
      <Plot
        scale={scale}
        formatTick={formatCount}
        label={
          best
            ? texts.plotBest({ total, count, day: formatDay(`${best.day}T00:00:00+09:00`) })
            : texts.plot({ total, count })
        }
        readouts={days.map(({ day, views }) => `${nameOf(day)}\n${texts.views({ count: views })}`)}
        marks={marks}
      >
        <Bars values={days.map(({ views }) => views)} top={scale.top} isNow={(index) => index === last} />
      </Plot>
    </ChartBox>
  );
}
