import { execute, isOutOfReach } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import { findDraft, addEpisode } from '../episodes/index.ts';
import episodeImportTexts from '../messages/episodeImport.js';

interface NewDraft {
  title: string;
  imageIds: string[];
}

/**
 * Makes a draft of these pictures. When the answer to an earlier attempt was lost, the draft may be there already: it is
 * looked for first, so that no episode is made twice.
 */
export function makeDraftIn(workId: string): (draft: NewDraft) => Promise<{ id: string } | { problem: string }> {
  const unanswered = new Set<string>();
  return async function makeDraft({ title, imageIds }) {
    const first = imageIds[0] ?? '';
    const made = unanswered.has(first) ? await findDraft(workId, imageIds) : null;
    if (made) return { id: made };
    try {
      const { addEpisode: answer } = await execute(
        addEpisode,
        { input: { workId, episode: { title, pages: imageIds.map((imageId) => ({ imageId })) } } },
        { write: true },
      );
      if (answer.episode) return { id: answer.episode.id };
      return { problem: answer.problems[0]?.message ?? textsOf(episodeImportTexts).status.notMade() };
    } catch (error) {
      if (isOutOfReach(error)) unanswered.add(first);
      throw error;
    }
  };
}
