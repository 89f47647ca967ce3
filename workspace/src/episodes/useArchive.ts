import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import type { SavedEpisodeFieldsFragment } from '../gql/graphql.ts';
import episodesTexts from '../messages/episodes.js';
import { useRefresh } from '../shared/useRefresh.ts';
import { archiveEpisode } from './operations/archiveEpisode.ts';
import { unarchiveEpisode } from './operations/unarchiveEpisode.ts';

/** Takes an episode from everybody but its buyers, and gives it back; `onDone` hears what became of it. */
export function useArchive(id: string, onDone: (episode: SavedEpisodeFieldsFragment) => void = () => undefined) {
  const refresh = useRefresh();

  function tell(
    { episode, problems }: { episode?: SavedEpisodeFieldsFragment | null; problems: readonly { message: string }[] },
    done: Parameters<typeof flash.set>[0],
  ): Promise<void> {
    flash.set(problems[0] ? { body: problems[0].message, type: 'error' } : done);
    if (episode) onDone(episode);
    return refresh('Episode', 'Work');
  }

  const back = useMutation(unarchiveEpisode, {
    onSuccess: ({ unarchiveEpisode: answer }) =>
      tell(answer, { body: textsOf(episodesTexts).archive.back(), type: 'success' }),
  });
  const archive = useMutation(archiveEpisode, {
    onSuccess: ({ archiveEpisode: answer }) =>
      tell(answer, {
        body: textsOf(episodesTexts).archive.done(),
        type: 'success',
        action: { label: textsOf(episodesTexts).archive.undo(), run: takeBack },
      }),
  });
  function takeBack(): void {
    back.mutate({ input: { id } });
  }

  return {
    archive: (then: { onSettled?: () => void } = {}) => archive.mutate({ input: { id } }, then),
    takeBack,
    isPending: archive.isPending || back.isPending,
  };
}
