import { cacheOfEpisode, filesCache, isForgotten, type KeptEpisode } from './keptRows.ts';
import { setKept } from './flag.ts';
import { keptTables, type KeptTables } from './tables.ts';

/** Takes an episode from the device: its page and its pictures, then the row that says they are there. */
export async function forgetEpisode(id: string, tables: KeptTables = keptTables): Promise<void> {
  await caches.delete(cacheOfEpisode(id));
  await tables.episodes.delete(id);
}

/** Takes all episodes from the device, and the scripts and styles with them. What is still to be told stays. */
export async function forgetEpisodes(tables: KeptTables = keptTables): Promise<void> {
  for (const { id } of await tables.episodes.all()) await forgetEpisode(id, tables);
  await tidy(tables);
}

/**
 * Takes from the device what belongs to another account than the one that is here, with what that account did: nothing of an
 * account stays after it signed out. What a guest kept goes to the account that signs in.
 * @param ownerId null for a guest
 */
export async function keepWithOwner(ownerId: string | null, tables: KeptTables = keptTables): Promise<void> {
  for (const episode of await tables.episodes.all()) {
    if (episode.ownerId === ownerId) continue;
    if (episode.ownerId === null) await tables.episodes.update(episode.id, (row) => ({ ...row, ownerId }));
    else await forgetEpisode(episode.id, tables);
  }
  for (const call of await tables.queue.all())
    if (call.ownerId !== null && call.ownerId !== ownerId) await tables.queue.delete(call.id);
  await tidy(tables);
}

/** Takes from the device what the server was not asked about for too long. */
export async function forgetOld(tables: KeptTables = keptTables, now = Date.now()): Promise<void> {
  for (const episode of await tables.episodes.all())
    if (isForgotten(episode, now)) await forgetEpisode(episode.id, tables);
}

/** Deletes scripts and styles that no kept page needs any more, and pictures whose row is gone. */
export async function tidy(tables: KeptTables = keptTables): Promise<void> {
  const episodes: KeptEpisode[] = await tables.episodes.all();
  setKept(episodes.length > 0 || (await tables.queue.all()).length > 0);
  const caching = new Set(episodes.map(({ id }) => cacheOfEpisode(id)));
  for (const name of await caches.keys())
    if (name.startsWith(cacheOfEpisode('')) && !caching.has(name)) await caches.delete(name);
  if (episodes.length === 0) return void (await caches.delete(filesCache));
  const needed = new Set(episodes.flatMap(({ files }) => files));
  const cache = await caches.open(filesCache);
  for (const { url } of await cache.keys()) if (!needed.has(new URL(url).pathname)) await cache.delete(url);
}
