import { formatCount } from '@komawari/ui/format';
import { FEWEST_READERS } from '@komawari/ui/readerFigures';
import { ChartBox } from '../../shared/charts/ChartBox.tsx';
import type { ChartTable } from '../../shared/charts/ChartTable.ts';
import { Plot } from '../../shared/charts/Plot.tsx';
import { ComparedLine, Keys, MiddleHalf, OwnLine } from '../../shared/charts/PlotShapes.tsx';
import { shareScale } from '../../shared/charts/scale.ts';
import { fullName, shortName } from '../episodeNames.ts';
import { wholePercent } from '../numbers.ts';
import { nameOfMedian } from '../targets.ts';
import type { ComparedLine as Line, WorkData } from '../workData.ts';
import { TooFew } from './SurveyBox.tsx';

type Steps = WorkData['readerRetention']['episodes'];

/** How many readers of the first episode are still there at each one. */
export function EpisodesBox({ data, line }: { data: WorkData; line: Line | null }) {
  const { definition, episodes: steps } = data.readerRetention;
  const isFew = data.hasFewReaders;
  const points = new Map(line?.points.map((point) => [point.place, point]));
  const at = (number: number, bound: 'value' | 'lower' | 'upper') => points.get(number)?.[bound] ?? null;
  const values = steps.map(({ reaches }) => reaches ?? null);
  const compared = steps.map(({ episode }) => at(episode.number, 'value'));
  const lower = steps.map(({ episode }) => at(episode.number, 'lower'));
  const [first, last] = [steps[0], steps.at(-1)];
  const beside = line?.target ? nameOfMedian(line.target) : '';
  const label = last ? `${shortName(last.episode)} is reached by ${wholePercent(last.reaches ?? 0)}` : 'no episodes';
  return (
    <ChartBox
      id="retention"
      title="Episode to episode"
      name="Episode to episode"
      definition={definition}
      say={<EpisodesSentence steps={steps} isFew={isFew} />}
      table={tableOf(steps, { compared, beside, isFew })}
    >
      {isFew ? (
        <TooFew title={`Shown from ${FEWEST_READERS} readers`}>
          With fewer, a single one would move the line by many points.
        </TooFew>
      ) : (
        <>
          <Keys
            keys={[
              {
                sample: 'own',
                text: first ? `Readers of ${shortName(first.episode)} who reach it` : 'Readers who reach it',
              },
              ...(points.size > 0 ? [{ sample: 'compared' as const, text: beside }] : []),
              ...(lower.some((low) => low !== null) ? [{ sample: 'half' as const, text: 'middle half' }] : []),
            ]}
          />
          <Plot
            height="high"
            scale={shareScale}
            formatTick={wholePercent}
            label={`Share of the readers of the first episode who reach each one; ${label}`}
            readouts={steps.map((step, index) => readoutOf(step, { compared: compared[index] ?? null, beside }))}
            marks={marksOf(steps)}
          >
            <MiddleHalf lower={lower} upper={steps.map(({ episode }) => at(episode.number, 'upper'))} top={1} />
            <OwnLine values={values.map((value) => (value === null ? null : Math.min(1, value)))} top={1} />
            {points.size > 0 ? <ComparedLine values={compared} top={1} /> : null}
          </Plot>
        </>
      )}
    </ChartBox>
  );
}

function marksOf(steps: Steps) {
  const last = steps.length - 1;
  const every = Math.max(1, Math.ceil(steps.length / 6));
  return steps.flatMap(({ episode }, index) =>
    index === last || (index % every === 0 && last - index >= every / 2)
      ? [
          {
            index,
            text: shortName(episode),
            isOptional: index !== 0 && index !== last,
            isNow: index === last && last > 0,
          },
        ]
      : [],
  );
}

function readoutOf(
  { episode, goOn, reaches, isYoung }: Steps[number],
  { compared, beside }: { compared: number | null; beside: string },
): string {
  const lines = [
    `${shortName(episode)}: ${formatCount(episode.people)} readers`,
    reaches == null ? '' : `${wholePercent(reaches)} of the first episode's`,
    goOn == null ? '' : `${wholePercent(goOn)} came on from the one before`,
    isYoung ? 'under 7 days old, still filling up' : '',
    compared === null ? '' : `${beside} ${wholePercent(compared)}`,
  ];
  return lines.filter(Boolean).join('\n');
}

function EpisodesSentence({ steps, isFew }: { steps: Steps; isFew: boolean }) {
  const old = steps.flatMap((step, index) =>
    step.goOn == null || step.isYoung ? [] : [{ goOn: step.goOn, step, before: steps[index - 1] }],
  );
  const worst = old.toSorted((a, b) => a.goOn - b.goOn)[0];
  if (isFew) return <>Too few readers to tell a step from chance. The table has the counts.</>;
  if (!worst?.before) return <>An episode is compared with the one before it from the second one on, after 7 days.</>;
  if (worst.goOn >= 1) return <>Every episode kept the readers of the one before it.</>;
  return (
    <>
      The largest step is after <b lang="ja">{shortName(worst.before.episode)}</b>: <b>{wholePercent(worst.goOn)}</b> go
      on to <span lang="ja">{shortName(worst.step.episode)}</span>.
    </>
  );
}

interface Beside {
  compared: readonly (number | null)[];
  beside: string;
  isFew: boolean;
}

function tableOf(steps: Steps, { compared, beside, isFew }: Beside): ChartTable {
  const rows = steps.map(({ episode, goOn, reaches, isYoung }, index) => ({
    episode: fullName(episode),
    people: episode.people,
    goOn: isYoung && goOn != null ? 'too early' : isFew ? null : (goOn ?? null),
    reaches: isFew ? null : (reaches ?? null),
    compared: compared[index] ?? null,
  }));
  return {
    caption: 'Readers from episode to episode',
    columns: [
      { key: 'episode', header: 'Episode', lang: 'ja' },
      { key: 'people', header: 'Readers', format: formatCount },
      { key: 'goOn', header: 'Came on from the one before', format: wholePercent },
      ...(compared.some((value) => value !== null) ? [{ key: 'compared', header: beside, format: wholePercent }] : []),
      { key: 'reaches', header: 'Of the first episode', format: wholePercent },
    ],
    rows: rows.toReversed(),
  };
}
