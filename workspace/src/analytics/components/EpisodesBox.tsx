import { formatCount } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { FEWEST_READERS } from '@komawari/ui/readerFigures';
import analyticsTexts from '../../messages/analytics.js';
import { ChartBox } from '../../shared/charts/ChartBox.tsx';
import type { ChartTable } from '../../shared/charts/ChartTable.ts';
import { Plot } from '../../shared/charts/Plot.tsx';
import { ComparedLine, Keys, MiddleHalf, OwnLine } from '../../shared/charts/PlotShapes.tsx';
import { shareScale } from '../../shared/charts/scale.ts';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import { fullName, shortName } from '../episodeNames.ts';
import { wholePercent } from '../numbers.ts';
import { nameOfMedian } from '../targets.ts';
import type { ComparedLine as Line, WorkData } from '../workData.ts';
import { TooFew } from './SurveyBox.tsx';

type Steps = WorkData['readerRetention']['episodes'];

/** How many readers of the first episode are still there at each one. */
export function EpisodesBox({ data, line }: { data: WorkData; line: Line | null }) {
  const { episodes: texts } = useTexts(analyticsTexts);
  const lang = useWorkLanguage();
  const { definition, episodes: steps } = data.readerRetention;
  const isFew = data.hasFewReaders;
  const points = new Map(line?.points.map((point) => [point.place, point]));
  const at = (number: number, bound: 'value' | 'lower' | 'upper') => points.get(number)?.[bound] ?? null;
  const values = steps.map(({ reaches }) => reaches ?? null);
  const compared = steps.map(({ episode }) => at(episode.number, 'value'));
  const lower = steps.map(({ episode }) => at(episode.number, 'lower'));
  const [first, last] = [steps[0], steps.at(-1)];
  const beside = line?.target ? nameOfMedian(line.target) : '';
  const label = last
    ? texts.plot({ episode: shortName(last.episode), share: wholePercent(last.reaches ?? 0) })
    : texts.plotNone();
  return (
    <ChartBox
      id="retention"
      title={texts.title()}
      name={texts.title()}
      definition={definition}
      say={<EpisodesSentence steps={steps} isFew={isFew} />}
      table={tableOf(steps, { compared, beside, isFew, lang })}
    >
      {isFew ? (
        <TooFew title={texts.shownFrom({ few: FEWEST_READERS })}>{texts.why()}</TooFew>
      ) : (
        <>
          <Keys
            keys={[
              {
                sample: 'own',
                text: first ? texts.reachOf({ episode: shortName(first.episode) }) : texts.reach(),
              },
              ...(points.size > 0 ? [{ sample: 'compared' as const, text: beside }] : []),
              ...(lower.some((low) => low !== null) ? [{ sample: 'half' as const, text: texts.half() }] : []),
            ]}
          />
          <Plot
            height="high"
            scale={shareScale}
            formatTick={wholePercent}
            label={label}
            readouts={steps.map((step, index) => readoutOf(step, { compared: compared[index] ?? null, beside }))}
            marks={marksOf(steps, lang)}
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

function marksOf(steps: Steps, lang: string) {
  const last = steps.length - 1;
  const every = Math.max(1, Math.ceil(steps.length / 6));
  return steps.flatMap(({ episode }, index) =>
    index === last || (index % every === 0 && last - index >= every / 2)
      ? [
          {
            index,
            text: shortName(episode),
            lang,
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
  const { episodes: texts } = textsOf(analyticsTexts);
  const lines = [
    texts.readers({ episode: shortName(episode), count: episode.people }),
    reaches == null ? '' : texts.ofFirst({ share: wholePercent(reaches) }),
    goOn == null ? '' : texts.cameOn({ share: wholePercent(goOn) }),
    isYoung ? texts.young() : '',
    compared === null ? '' : `${beside} ${wholePercent(compared)}`,
  ];
  return lines.filter(Boolean).join('\n');
}

function EpisodesSentence({ steps, isFew }: { steps: Steps; isFew: boolean }) {
  const { episodes: texts } = useTexts(analyticsTexts);
  const lang = useWorkLanguage();
  const old = steps.flatMap((step, index) =>
    step.goOn == null || step.isYoung ? [] : [{ goOn: step.goOn, step, before: steps[index - 1] }],
  );
  const worst = old.toSorted((a, b) => a.goOn - b.goOn)[0];
  if (isFew) return texts.tooFew();
  if (!worst?.before) return texts.soon();
  if (worst.goOn >= 1) return texts.all();
  return (
    <Sentence
      text={texts.step({ share: wholePercent(worst.goOn) })}
      parts={{
        before: <b lang={lang}>{shortName(worst.before.episode)}</b>,
        next: <span lang={lang}>{shortName(worst.step.episode)}</span>,
      }}
    />
  );
}

interface Beside {
  compared: readonly (number | null)[];
  beside: string;
  isFew: boolean;
  lang: string;
}

function tableOf(steps: Steps, { compared, beside, isFew, lang }: Beside): ChartTable {
  const { episodes: texts } = textsOf(analyticsTexts);
  const rows = steps.map(({ episode, goOn, reaches, isYoung }, index) => ({
    episode: fullName(episode),
    people: episode.people,
    goOn: isYoung && goOn != null ? texts.tooEarly() : isFew ? null : (goOn ?? null),
    reaches: isFew ? null : (reaches ?? null),
    compared: compared[index] ?? null,
  }));
  return {
    caption: texts.caption(),
    columns: [
      { key: 'episode', header: texts.episode(), lang },
      { key: 'people', header: texts.people(), format: formatCount },
      { key: 'goOn', header: texts.goOn(), format: wholePercent },
      ...(compared.some((value) => value !== null) ? [{ key: 'compared', header: beside, format: wholePercent }] : []),
      { key: 'reaches', header: texts.reaches(), format: wholePercent },
    ],
    rows: rows.toReversed(),
  };
}
