import { formatCount } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import analyticsTexts from '../../messages/analytics.js';
import { ChartBox } from '../../shared/charts/ChartBox.tsx';
import { RowBars } from '../../shared/charts/RowBars.tsx';
import { shareOrCounts, wholePercent } from '../numbers.ts';
import type { WorkData } from '../workData.ts';

/** What registered readers did after they read the work. */
export function ActionsBox({ actions, isFew }: { actions: WorkData['readerActions']; isFew: boolean }) {
  const { actions: texts } = useTexts(analyticsTexts);
  const { definition, readers, liked, bookmarked, watched, commented } = actions;
  const rows = [
    { action: texts.like(), people: liked },
    { action: texts.bookmark(), people: bookmarked },
    { action: texts.watch(), people: watched },
    { action: texts.comment(), people: commented },
  ];
  return (
    <ChartBox
      id="actions"
      title={texts.title()}
      name={texts.title()}
      definition={definition}
      say={<Sentence text={texts.say({ readers, watched })} />}
      table={{
        caption: texts.caption(),
        columns: [
          { key: 'action', header: texts.action() },
          { key: 'people', header: texts.readers(), format: formatCount },
          { key: 'share', header: texts.share(), format: wholePercent },
        ],
        rows: rows.map((row) => ({ ...row, share: isFew || readers === 0 ? null : row.people / readers })),
      }}
    >
      <RowBars
        label={texts.caption()}
        rows={rows.map(({ action, people }) => ({
          key: action,
          label: action,
          share: people / Math.max(readers, 1),
          figure: shareOrCounts(people, readers, isFew),
        }))}
      />
    </ChartBox>
  );
}
