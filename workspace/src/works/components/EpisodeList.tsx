import { useSelection } from '../../shared/useSelection.ts';
import { MOST_AT_ONCE } from '../statusChanges.ts';
import { usePriceChange } from '../usePriceChange.ts';
import { useStatusChange } from '../useStatusChange.ts';
import { EpisodeTable, type EpisodeTableProps } from './EpisodeTable.tsx';
import { SelectedEpisodes } from './SelectedEpisodes.tsx';
import { StayedEpisodes } from './StayedEpisodes.tsx';

/** The episodes of a work, to be changed one by one or several together. */
export function EpisodeList({ workId, isWorkSuspended = false, episodes }: Omit<EpisodeTableProps, 'selection'>) {
  const ids = episodes.map(({ id }) => id);
  const selection = useSelection(ids);
  const changing = useStatusChange(workId, episodes);
  const pricing = usePriceChange(workId);
  // One notice at a time: what was done last is told.
  const told = pricing.partly ? pricing : changing;
  return (
    <>
      <SelectedEpisodes
        selected={episodes.filter(({ id }) => selection.selected.has(id))}
        listed={episodes.length}
        changing={{ ...changing, run: (...asked) => (pricing.forget(), changing.run(...asked)) }}
        pricing={{ ...pricing, run: (...asked) => (changing.forget(), pricing.run(...asked)) }}
        onSelectAll={() => selection.selectAll(ids.slice(0, MOST_AT_ONCE))}
        onClear={selection.clear}
      />
      {told.partly ? <StayedEpisodes partly={told.partly} episodes={episodes} onClose={told.forget} /> : null}
      <EpisodeTable {...{ workId, isWorkSuspended, episodes, selection }} />
    </>
  );
}
