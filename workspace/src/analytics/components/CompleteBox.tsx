import { formatCount } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import analyticsTexts from '../../messages/analytics.js';
import { ChartBox } from '../../shared/charts/ChartBox.tsx';
import { Keys } from '../../shared/charts/PlotShapes.tsx';
import { RowBars } from '../../shared/charts/RowBars.tsx';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import { fullName, shortName } from '../episodeNames.ts';
import { comparedValue, shareOrCounts, wholePercent, type Compared } from '../numbers.ts';
import { nameOfMedian } from '../targets.ts';
import type { WorkData } from '../workData.ts';

/** Rows of a chart with one row an episode; the table has all. */
export const MOST_ROWS = 6;

/** How many come to the end of each episode. */
export function CompleteBox({ data, compared }: { data: WorkData; compared: Compared | null }) {
  const { complete: texts } = useTexts(analyticsTexts);
  const lang = useWorkLanguage();
  const { definition, rate, finishers, people } = data.completeReading;
  const isFew = data.hasFewReaders;
  const other = isFew ? null : comparedValue(compared, 'TO_THE_END');
  const latest = data.episodes.toReversed();
  return (
    <ChartBox
      id="complete"
      title={texts.title()}
      name={texts.title()}
      definition={definition}
      figure={rate == null || isFew ? undefined : wholePercent(rate)}
      say={people === 0 ? texts.nobody() : <Sentence text={texts.say({ finishers, people })} />}
      table={{
        caption: texts.caption(),
        columns: [
          { key: 'episode', header: texts.episode(), lang },
          { key: 'people', header: texts.readers(), format: formatCount },
          { key: 'finishers', header: texts.finishers(), format: formatCount },
          { key: 'share', header: texts.share(), format: wholePercent },
        ],
        rows: latest.map((one) => ({
          episode: fullName(one),
          people: one.people,
          finishers: one.finishers,
          share: isFew ? null : (one.completeRate ?? null),
        })),
      }}
    >
      {other === null || !compared ? null : (
        <Keys
          keys={[
            {
              sample: 'compared',
              text: texts.median({ name: nameOfMedian(compared.target), share: wholePercent(other) }),
            },
          ]}
        />
      )}
      <RowBars
        label={texts.label()}
        rows={latest.slice(0, MOST_ROWS).map((one, index) => ({
          key: one.episode.id,
          label: <span lang={lang}>{shortName(one)}</span>,
          share: one.completeRate ?? 0,
          compared: other,
          figure: shareOrCounts(one.finishers, one.people, isFew),
          isNow: index === 0,
        }))}
      />
    </ChartBox>
  );
}
