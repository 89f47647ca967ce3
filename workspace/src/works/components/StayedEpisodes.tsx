import { Button, Notice } from '@komawari/ui/components';
import { formatEpisodeLabel } from '@komawari/ui/format';
import { episodesInWords } from '../statusChanges.ts';
import type { PartlyChanged } from '../useStatusChange.ts';
import type { ListedEpisode } from './EpisodeTable.tsx';

export interface StayedEpisodesProps {
  partly: PartlyChanged;
  episodes: readonly ListedEpisode[];
  onClose: () => void;
}

/** Which of the selected episodes could not change, and why. */
export function StayedEpisodes({ partly: { done, changed, stayed }, episodes, onClose }: StayedEpisodesProps) {
  const byId = new Map(episodes.map((episode) => [episode.id, episode]));
  return (
    <div className="episodes__stayed">
      <Notice tone="warn" icon="info" live action={<Button onClick={onClose}>Close</Button>}>
        <p>
          {changed > 0 ? `${episodesInWords(changed)} ${done}. ` : ''}
          <b>{episodesInWords(stayed.length)} did not change:</b>
        </p>
        <ul className="stayed">
          {stayed.map(({ id, reason }) => {
            const episode = byId.get(id);
            return (
              <li key={id}>
                {episode ? <span lang="ja">{formatEpisodeLabel(episode)}</span> : 'An episode that is gone'}: {reason}
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}
