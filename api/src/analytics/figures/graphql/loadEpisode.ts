import type { Context } from '../../../graphql/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { canSeeEpisode, episodeLoader, type EpisodeRecord } from '../../../publications/episodes/index.ts';

/** An episode that is listed. Throws NOT_FOUND when it went since. */
export async function loadListedEpisode(context: Context, id: string): Promise<EpisodeRecord> {
  const episode = await episodeLoader(context).load(id);
  if (!episode || !canSeeEpisode(context.actor, episode)) throw notFound();
  return episode;
}
