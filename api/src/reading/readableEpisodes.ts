import { LRUCache } from 'lru-cache';
import { canReadPages, episodeLoader, loadVisibleEpisode, type EpisodeRecord } from '../episodes/index.ts';
import type { Context, Services } from '../graphql/context.ts';
import { Refusal } from '../kernel/errors.ts';
import { isWatching } from '../sites/index.ts';

/** What counting needs to know of an episode. */
export type ReadableEpisode = Pick<EpisodeRecord, 'id' | 'workId' | 'userId'>;

/** An episode that was public is taken for public this long, in milliseconds: events come far more often than episodes change. */
const REMEMBERED_MS = 10_000;
const remembered = new WeakMap<Services, LRUCache<string, ReadableEpisode>>();

function rememberedOf(services: Services): LRUCache<string, ReadableEpisode> {
  let episodes = remembered.get(services);
  if (!episodes) remembered.set(services, (episodes = new LRUCache({ max: 50_000, ttl: REMEMBERED_MS })));
  return episodes;
}

/** The episode, if its pages are open to the viewer. Throws NOT_FOUND or FAN_ONLY. */
export async function loadReadable(context: Context, episodeId: string): Promise<EpisodeRecord> {
  const episode = await loadVisibleEpisode(context, episodeId);
  if (!canReadPages(context.actor, episode, await isWatching(context, episode.userId)))
    throw new Refusal('FAN_ONLY', 'This episode is for fans.', 'ファン限定の話です。');
  return episode;
}

/** The same for counting many: null when the pages are not open to the viewer. */
export async function findReadable(context: Context, episodeId: string): Promise<ReadableEpisode | null> {
  const known = rememberedOf(context.services).get(episodeId);
  if (known) return known;
  const episode = await episodeLoader(context).load(episodeId);
  if (!episode || !canReadPages(context.actor, episode, await isWatching(context, episode.userId))) return null;
  const { id, workId, userId } = episode;
  if (episode.isVisible && episode.status === 'PUBLIC') rememberedOf(context.services).set(id, { id, workId, userId });
  return { id, workId, userId };
}
