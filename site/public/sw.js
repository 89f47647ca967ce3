/**
 * Shows /offline where a page cannot be fetched, and does nothing else. It keeps that page with its styles and no other:
 * what it kept of anybody's pages could be shown to somebody else, or be shown after it was taken down. Files whose names
 * carry a hash are kept by the browser itself.
 *
 * An installation that wants to be rid of it serves a file here whose `activate` calls registration.unregister().
 */
const CACHE = 'komawari-offline-1';
const PAGE = '/offline';
/** The page is fetched anew after this long, because a new release draws it differently. */
const KEPT_MS = 24 * 3_600_000;

/** Fetches the page and the files it is drawn with, as nobody in particular. */
async function keepPage() {
  const page = await fetch(PAGE, { cache: 'no-cache', credentials: 'omit' });
  if (!page.ok) return;
  const files = new Set((await page.clone().text()).match(/\/_astro\/[\w.@-]+\.(?:css|woff2)/g));
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== PAGE && !files.has(pathname)) await cache.delete(url);
  }
  await cache.addAll([...files]);
  await cache.put(PAGE, page);
}

async function refreshPage() {
  const kept = await caches.match(PAGE, { cacheName: CACHE });
  const keptAt = Date.parse(kept?.headers.get('date') ?? '');
  if (!(Date.now() - keptAt < KEPT_MS)) await keepPage();
}

/** The page, as the answer to a request that failed. */
async function answerOffline() {
  const kept = await caches.match(PAGE, { cacheName: CACHE });
  if (!kept) return Response.error();
  return new Response(kept.body, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

async function openPage(event) {
  try {
    // Asked for while this script was still waking up.
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(refreshPage().catch(() => undefined));
    return answer;
  } catch {
    return answerOffline();
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.registration.navigationPreload?.enable())
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === 'navigate' && request.destination === 'document') event.respondWith(openPage(event));
  // Only the offline page asks for these without a connection; everybody else's come from the browser's own cache.
  else if (!navigator.onLine && new URL(request.url).pathname.startsWith('/_astro/'))
    event.respondWith(
      caches
        .match(request.url, { cacheName: CACHE })
        .then((kept) => kept ?? fetch(request).catch(() => Response.error())),
    );
});
