import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import { countViewablePages, findEpisodes, type EpisodeRecord } from '../../publications/episodes/index.ts';
import type { Database } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';

/** What counting needs to know of an episode. */
export type ReadableEpisode = Pick<EpisodeRecord, 'id' | 'workId' | 'userId'>;

/** An episode that was public is taken for public this long, in milliseconds: events come far more often than episodes change. */
const REMEMBERED_MS = 60_000;
/** Episodes asked for within this time, in milliseconds, are looked up together, whoever asks. */
const GATHERED_MS = 2;

interface Shelf {
  remembered: LRUCache<string, ReadableEpisode>;
  all: DataLoader<string, EpisodeRecord | null>;
}
const shelves = new WeakMap<Database, Shelf>();

function createShelf(database: Database): Shelf {
  return {
    remembered: new LRUCache({ max: 50_000, ttl: REMEMBERED_MS }),
    all: new DataLoader<string, EpisodeRecord | null>(
      async (ids) => {
        const found = await findEpisodes(database, [...new Set(ids)]);
        return ids.map((id) => found.get(id) ?? null);
      },
      { cache: false, batchScheduleFn: (look) => setTimeout(look, GATHERED_MS) },
    ),
  };
}

function shelfOf(database: Database): Shelf {
  let shelf = shelves.get(database);
  if (!shelf) shelves.set(database, (shelf = createShelf(database)));
  return shelf;
}

/** For counting many: only those of which the viewer may read a page. */
export async function findReadable(
  context: Context,
  episodeIds: readonly string[],
): Promise<Map<string, ReadableEpisode>> {
  const ids = [...new Set(episodeIds)];
  const found = await Promise.all(ids.map((id) => findOneReadable(context, id)));
  return new Map(found.flatMap((episode) => (episode ? [[episode.id, episode]] : [])));
}

async function findOneReadable(context: Context, episodeId: string): Promise<ReadableEpisode | null> {
  const { remembered, all } = shelfOf(context.services.database);
  const known = remembered.get(episodeId);
  if (known) return known;
  const episode = await all.load(episodeId);
  if (!episode || (await countViewablePages(context, episode, 1)) === 0) return null;
  const { id, workId, userId } = episode;
  const readable = { id, workId, userId };
  if (episode.isVisible && episode.status === 'PUBLIC' && episode.price === null) remembered.set(id, readable);
  return readable;
}
