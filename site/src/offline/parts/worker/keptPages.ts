import { cacheOfEpisode, filesCache, isForgotten, keptPath, pathOfKeptPage } from '@komawari/ui/kept/keptRows.ts';
import { keptTables } from '@komawari/ui/kept/tables.ts';
import { plainPath } from '@komawari/ui/plainPath';

const episodePage = /^\/episodes\/(\w+)$/;

/** Whether an address is that of an episode's page, in any language. */
export const isEpisodePage = (path: string): boolean => episodePage.test(plainPath(path));

/** The page of an episode as it is kept; undefined where it is not, or the server was not asked about it for too long. */
export async function findKeptPage(path: string): Promise<Response | undefined> {
  const id = episodePage.exec(plainPath(path))?.[1];
  const episode = id ? await keptTables.episodes.get(id).catch(() => undefined) : undefined;
  if (!episode?.isWhole || isForgotten(episode, Date.now())) return undefined;
  return caches.match(pathOfKeptPage(episode.id), { cacheName: cacheOfEpisode(episode.id) });
}

/** A picture of an episode that is kept. Nothing else lies at such an address. */
export async function answerKeptPicture(path: string): Promise<Response> {
  const id = path.slice(keptPath.length).split('/')[0] ?? '';
  return (await caches.match(path, { cacheName: cacheOfEpisode(id) })) ?? new Response(null, { status: 404 });
}

/** A script or style: names carry a hash, so what is kept is what the server has. */
export async function answerFile(request: Request, cacheNames: readonly string[]): Promise<Response> {
  for (const cacheName of [filesCache, ...cacheNames]) {
    const kept = await caches.match(request.url, { cacheName });
    if (kept) return kept;
  }
  return fetch(request);
}
