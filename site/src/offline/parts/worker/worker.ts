/**
 * The service worker. Without a line it shows an episode that is kept, or /offline; and it tells the server what was done
 * meanwhile. It keeps nothing of what somebody only looks at: that could be shown to somebody else of the same device, or
 * after it was taken down. Files whose names carry a hash are kept by the browser itself.
 *
 * An installation that wants to be rid of it serves a file here whose `activate` calls registration.unregister().
 */
import { filesCache, keptPath, cacheOfEpisode } from '@komawari/ui/kept/keptRows.ts';
import { answerFile, answerKeptPicture, findKeptPage, isEpisodePage } from './keptPages.ts';
import { answerWithOfflinePage, keepOfflinePage, offlineCache, refreshOfflinePage } from './offlinePage.ts';
import { tell } from './tell.ts';
import { scope, type RequestEvent } from './workerScope.ts';

/** What stands in front of the product answers so while nothing stands behind. */
const isAway = ({ status }: Response): boolean => status >= 502 && status <= 504;

async function openPage(event: RequestEvent, path: string): Promise<Response> {
  let answer: Response | undefined;
  try {
    answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (!isAway(answer)) {
      event.waitUntil(refreshOfflinePage().catch(() => undefined));
      return answer;
    }
  } catch {
    // Nobody answered: what is kept is looked for.
  }
  return (await findKeptPage(path)) ?? answer ?? (await answerWithOfflinePage());
}

/** A page that reads another one, to go on with it in place or to have its first pictures early. */
const readPage = async ({ request }: RequestEvent, path: string): Promise<Response> =>
  fetch(request).catch(async () => (await findKeptPage(path)) ?? Response.error());

async function forgetOtherCaches(): Promise<void> {
  const isOurs = (name: string) =>
    name === offlineCache ||
    name === filesCache ||
    name.startsWith(cacheOfEpisode('')) ||
    !name.startsWith('komawari-');
  await Promise.all((await caches.keys()).filter((name) => !isOurs(name)).map((name) => caches.delete(name)));
}

scope.addEventListener('install', (event) => {
  // A line lost meanwhile does not keep the worker away: with the next page it fetches what is missing.
  event.waitUntil(
    keepOfflinePage()
      .catch(() => undefined)
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    forgetOtherCaches()
      .then(() => scope.registration.navigationPreload?.enable())
      .then(() => scope.clients.claim()),
  );
});

scope.addEventListener('sync', (event) => {
  if (event.tag === 'komawari-tell') event.waitUntil(tell());
});

scope.addEventListener('message', (event) => {
  if (event.data !== 'tell') return;
  event.waitUntil(
    tell()
      .catch(() => 0)
      .then((told) => event.ports[0]?.postMessage(told)),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate' && request.destination === 'document') event.respondWith(openPage(event, pathname));
  else if (pathname.startsWith(keptPath)) event.respondWith(answerKeptPicture(pathname));
  else if (pathname.startsWith('/_astro/')) event.respondWith(answerFile(request, [offlineCache]));
  else if (isEpisodePage(pathname)) event.respondWith(readPage(event, pathname));
});
