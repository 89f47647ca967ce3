import type { Context } from '../../graphql/context.ts';
import { boundedFirst, decodeCursor, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import type { EpisodeRecord } from '../../publications/episodes/index.ts';
import { workLoader, type WorkRecord } from '../../publications/works/index.ts';
import { keys } from '../../publishing/index.ts';
import { canReadDelivered, takesComments } from './policy.ts';
import { countDelivered, listPosterIds, listYawarakaComments, type YawarakaRecord } from './store/yawarakaComments.ts';

/** decisions 4.1: readers see at most so many icons. */
const POSTERS_SHOWN = 20;

/** The work, where soft comments are taken and shown; null elsewhere. */
async function findSoftWork(context: Context, episode: EpisodeRecord): Promise<WorkRecord | null> {
  context.dependsOn(keys.episodeYawaraka(episode.id));
  const work = await workLoader(context).load(episode.workId);
  return work && takesComments(episode, work, 'YAWARAKA') ? work : null;
}

/**
 * Soft comments the viewer may read, newest first: their own, and delivered ones for the author and where the author lets
 * readers read them; 20 at once. Null where there are none to be read.
 */
export async function listEpisodeYawaraka(
  context: Context,
  episode: EpisodeRecord,
  { first, after }: PageAsked,
): Promise<Slice<YawarakaRecord> | null> {
  const count = boundedFirst(first, 20);
  // A wrong place is told also where there is nothing to list.
  if (after) decodeCursor(after, ['instant', 'id']);
  const work = await findSoftWork(context, episode);
  const { accountId } = context.actor;
  const seesDelivered = work !== null && canReadDelivered(context.actor, work);
  if (!work || (accountId === null && !seesDelivered)) return null;
  return listYawarakaComments(context.reader, episode.id, { accountId, seesDelivered }, count, after ?? null);
}

/** Ids of the people whose soft comments reached the author, latest first; 20 at most. */
export async function listEpisodePosters(
  context: Context,
  episode: EpisodeRecord,
  first: number | null | undefined,
): Promise<string[]> {
  if (!(await findSoftWork(context, episode))) return [];
  const count = boundedFirst(first, POSTERS_SHOWN, POSTERS_SHOWN);
  return listPosterIds(context.reader, episode.id, context.actor.accountId, count);
}

/** How many soft comments reached the author; none is told where they are not taken. */
export const countEpisodeYawaraka = async (context: Context, episode: EpisodeRecord): Promise<number> =>
  (await findSoftWork(context, episode)) ? countDelivered(context.reader, episode.id) : 0;
