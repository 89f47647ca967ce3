import { useSelection } from '../../shared/useSelection.ts';
import { MOST_AT_ONCE } from '../statusChanges.ts';
import { useStatusChange } from '../useStatusChange.ts';
import { EpisodeTable, type ListedEpisode } from './EpisodeTable.tsx';
import { SelectedEpisodes } from './SelectedEpisodes.tsx';
import { StayedEpisodes } from './StayedEpisodes.tsx';

/** The episodes of a work, to be changed one by one or several together. */
export function EpisodeList({ workId, episodes }: { workId: string; episodes: readonly ListedEpisode[] }) {
  const ids = episodes.map(({ id }) => id);
  const selection = useSelection(ids);
  const changing = useStatusChange(workId, episodes);
  return (
    <>
      <SelectedEpisodes
        selected={episodes.filter(({ id }) => selection.selected.has(id))}
        listed={episodes.length}
        changing={changing}
        onSelectAll={() => selection.selectAll(ids.slice(0, MOST_AT_ONCE))}
        onClear={selection.clear}
      />
      {changing.partly ? (
        <StayedEpisodes partly={changing.partly} episodes={episodes} onClose={changing.forget} />
      ) : null}
      <EpisodeTable workId={workId} episodes={episodes} selection={selection} />
    </>
  );
}
