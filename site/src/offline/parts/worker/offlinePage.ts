import { getLanguage, textsOf } from '@komawari/ui/language';
import offlineWorkerTexts from '../../../messages/offlineWorker.js';

/** The cache of the page that is shown where another cannot be fetched. */
export const offlineCache = 'komawari-offline-2';
const path = '/offline';
/** The page is fetched anew after this long, in milliseconds, because a new release draws it differently. */
const keptMs = 24 * 3_600_000;
const files = /\/_astro\/[\w.@-]+\.(?:css|js|woff2)/g;
/** What a script needs at once; what it loads later is for pages with a line. */
const needed = /(?:from|import)\s*["'`]\.\/([\w.@-]+\.js)["'`]/g;

/** When there is not even that page: a browser that was closed before it was kept. */
function drawWords(): string {
  const { page } = textsOf(offlineWorkerTexts);
  return `<!doctype html><html lang="${getLanguage()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${page.title()} | Komawari</title><h1>${page.heading()}</h1><p>${page.lead()} <a href="">${page.again()}</a></p></html>`;
}

/** Fetches the page and the files it is drawn with, as nobody in particular. */
export async function keepOfflinePage(): Promise<void> {
  const page = await fetch(path, { cache: 'no-cache', credentials: 'omit' });
  if (!page.ok) return;
  const cache = await caches.open(offlineCache);
  const found = new Set((await page.clone().text()).match(files));
  // A set goes on with what is added while it is walked through.
  for (const file of found) {
    const kept = await cache.match(file);
    const answer = kept ?? (await fetch(file));
    if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
    if (!kept) await cache.put(file, answer.clone());
    if (!file.endsWith('.js')) continue;
    for (const [, name] of (await answer.text()).matchAll(needed)) found.add(`/_astro/${name}`);
  }
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== path && !found.has(pathname)) await cache.delete(url);
  }
  await cache.put(path, page);
}

/** Fetches the page anew when it is a day old. */
export async function refreshOfflinePage(): Promise<void> {
  const kept = await caches.match(path, { cacheName: offlineCache });
  const keptAt = Date.parse(kept?.headers.get('date') ?? '');
  if (!(Date.now() - keptAt < keptMs)) await keepOfflinePage();
}

/** The page, as the answer to a request that failed. */
export async function answerWithOfflinePage(): Promise<Response> {
  const kept = await caches.match(path, { cacheName: offlineCache });
  return new Response(kept?.body ?? drawWords(), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
