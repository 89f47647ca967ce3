import { Button, Notice } from '@komawari/ui/components';
import { formatEpisodeLabel } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import worksTexts from '../../messages/works.js';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import type { PartlyChanged } from '../useStatusChange.ts';
import type { ListedEpisode } from './EpisodeTable.tsx';

export interface StayedEpisodesProps {
  partly: PartlyChanged;
  episodes: readonly ListedEpisode[];
  onClose: () => void;
}

/** Which of the selected episodes could not change, and why. */
export function StayedEpisodes({ partly: { done, changed, stayed }, episodes, onClose }: StayedEpisodesProps) {
  const { selection: texts } = useTexts(worksTexts);
  const lang = useWorkLanguage();
  const byId = new Map(episodes.map((episode) => [episode.id, episode]));
  return (
    <div className="episodes__stayed">
      <Notice tone="warn" icon="info" live action={<Button onClick={onClose}>{texts.close()}</Button>}>
        <p>
          <Sentence
            text={changed > 0 ? texts.partly({ done, count: stayed.length }) : texts.stayed({ count: stayed.length })}
          />
        </p>
        <ul className="stayed">
          {stayed.map(({ id, reason }) => {
            const episode = byId.get(id);
            return (
              <li key={id}>
                {episode ? <span lang={lang}>{formatEpisodeLabel(episode)}</span> : texts.gone()}: {reason}
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}
