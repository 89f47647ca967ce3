import { formatCount, formatDay, formatDayOfWeek } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import analyticsTexts from '../../messages/analytics.js';
import { ChartBox } from '../../shared/charts/ChartBox.tsx';
import type { ChartTable } from '../../shared/charts/ChartTable.ts';
import { Plot } from '../../shared/charts/Plot.tsx';
import { Bars, ComparedLine, Keys, MiddleHalf, OwnLine } from '../../shared/charts/PlotShapes.tsx';
import { marksOfDays } from '../../shared/charts/marksOfDays.ts';
import { countScale } from '../../shared/charts/scale.ts';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import { shortName } from '../episodeNames.ts';
import { nameOfMedian } from '../targets.ts';
import type { ComparedLine as Line, WorkData } from '../workData.ts';

/** More days than these are drawn as a line. */
const MOST_BARS = 45;

const instantOf = (day: string): string => `${day}T00:00:00+09:00`;

/** Views day by day, with the days on which episodes came out, beside others at the same age. */
export function ViewsBox({ data, line }: { data: WorkData; line: Line | null }) {
  const { views: texts } = useTexts(analyticsTexts);
  const lang = useWorkLanguage();
  const { days, total, definition } = data.viewCounts;
  // The days of a work that is older than the list no longer begin with its first episode.
  const points = new Map(days.length < 366 ? line?.points.map((point) => [point.place, point]) : []);
  const values = days.map(({ views }) => views);
  const compared = days.map((_, index) => points.get(index)?.value ?? null);
  const lower = days.map((_, index) => points.get(index)?.lower ?? null);
  const upper = days.map((_, index) => points.get(index)?.upper ?? null);
  const hasLine = points.size > 0;
  const scale = countScale(Math.max(0, ...values, ...compared.map((value) => value ?? 0)));
  const released = releasesOf(data);
  const beside = line?.target ? nameOfMedian(line.target) : '';
  const rows = days.map(({ day, views }, index) => ({
    day,
    views,
    episode: released.get(day) ?? null,
    compared: compared[index] ?? null,
  }));
  const best = rows.reduce(
    (most, row) => (row.views > most.views ? row : most),
    rows[0] ?? { day: '', views: 0, episode: null },
  );
  return (
    <ChartBox
      id="views"
      title={texts.title()}
      name={texts.title()}
      definition={definition}
      figure={formatCount(total)}
      say={<ViewsSentence best={best} />}
      table={tableOf(rows, beside, lang)}
    >
      <Keys
        keys={[
          { sample: days.length > MOST_BARS ? 'own' : 'bar', text: texts.perDay() },
          ...(hasLine ? [{ sample: 'compared' as const, text: beside }] : []),
          ...(lower.some((low) => low !== null)
            ? [{ sample: 'half' as const, text: texts.half({ count: line?.target?.workCount ?? 0 }) }]
            : []),
        ]}
      />
      <Plot
        height="high"
        scale={scale}
        formatTick={formatCount}
        label={best.day === '' ? texts.plotNone({ total }) : texts.plot({ total, day: formatDay(instantOf(best.day)) })}
        readouts={rows.map((row) => readoutOf(row, beside))}
        marks={marksOfDays(days.map(({ day }) => day))}
      >
        <MiddleHalf lower={lower} upper={upper} top={scale.top} />
        {days.length > MOST_BARS ? (
          <OwnLine values={values} top={scale.top} />
        ) : (
          <Bars values={values} top={scale.top} />
        )}
        {hasLine ? <ComparedLine values={compared} top={scale.top} /> : null}
      </Plot>
    </ChartBox>
  );
}

interface DayRow {
  day: string;
  views: number;
  episode: string | null;
  compared?: number | null;
}

function ViewsSentence({ best }: { best: DayRow }) {
  const { views: texts } = useTexts(analyticsTexts);
  const lang = useWorkLanguage();
  if (best.views === 0) return texts.none();
  return (
    <Sentence
      text={best.episode ? texts.bestRelease({ count: best.views }) : texts.best({ count: best.views })}
      parts={{
        day: <b lang="ja">{formatDayOfWeek(instantOf(best.day))}</b>,
        episode: <span lang={lang}>{best.episode}</span>,
      }}
    />
  );
}

function readoutOf({ day, views, episode, compared }: DayRow, beside: string): string {
  const { views: texts } = textsOf(analyticsTexts);
  const name = formatDayOfWeek(instantOf(day));
  const first = episode ? texts.release({ day: name, episode }) : name;
  const last = compared == null ? '' : `\n${beside} ${formatCount(Math.round(compared))}`;
  return `${first}\n${texts.count({ count: views })}${last}`;
}

/** The episodes that came out on each day in Tokyo. */
function releasesOf({ episodes }: WorkData): Map<string, string> {
  const released = new Map<string, string>();
  for (const one of episodes) {
    // Nine hours ahead of UTC all year round.
    const day = new Date(new Date(one.publishedAt).getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
    released.set(day, [released.get(day), shortName(one)].filter(Boolean).join(', '));
  }
  return released;
}

function tableOf(rows: readonly DayRow[], beside: string, lang: string): ChartTable {
  const { views: texts } = textsOf(analyticsTexts);
  return {
    caption: texts.caption(),
    columns: [
      { key: 'day', header: texts.day() },
      { key: 'episode', header: texts.episode(), lang },
      ...(rows.some(({ compared }) => compared != null)
        ? [
            {
              key: 'compared',
              header: beside,
              format: (value: number) => formatCount(Math.round(value)),
            },
          ]
        : []),
      { key: 'views', header: texts.title(), format: formatCount },
    ],
    rows: rows.toReversed().map((row) => ({ ...row, compared: row.compared ?? null })),
    total: { day: texts.total(), views: rows.reduce((sum, { views }) => sum + views, 0) },
  };
}
