import { formatCount, nounFor } from '@komawari/ui/format';
import { ChartBox } from '../../shared/charts/ChartBox.tsx';
import { RowBars } from '../../shared/charts/RowBars.tsx';
import { shareOrCounts, wholePercent } from '../numbers.ts';
import type { WorkData } from '../workData.ts';

/** What registered readers did after they read the work. */
export function ActionsBox({ actions, isFew }: { actions: WorkData['readerActions']; isFew: boolean }) {
  const { definition, readers, liked, bookmarked, watched, commented } = actions;
  const rows = [
    { action: 'Like an episode', people: liked },
    { action: 'Bookmark the work', people: bookmarked },
    { action: 'Begin to watch you', people: watched },
    { action: 'Comment', people: commented },
  ];
  return (
    <ChartBox
      id="actions"
      title="After reading"
      name="After reading"
      definition={definition}
      say={
        <>
          Of {formatCount(readers)} registered {nounFor(readers, 'readers')}, <b>{formatCount(watched)}</b> began to
          watch you. All time; one reader may do several.
        </>
      }
      table={{
        caption: 'What readers did after reading',
        columns: [
          { key: 'action', header: 'Action' },
          { key: 'people', header: 'Readers', format: formatCount },
          { key: 'share', header: 'Share', format: wholePercent },
        ],
        rows: rows.map((row) => ({ ...row, share: isFew || readers === 0 ? null : row.people / readers })),
      }}
    >
      <RowBars
        label="What readers did after reading"
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
