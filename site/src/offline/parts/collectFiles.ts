import { filesCache } from '@komawari/ui/kept/keptRows.ts';

const folder = '/_astro/';
const inHtml = /\/_astro\/[\w.@-]+\.(?:css|js|woff2)/g;
/** In scripts a neighbour is named by `./name.js`, styles by their whole path. */
const inScript = /["'`](?:\.\/|\/_astro\/)([\w.@-]+\.(?:css|js))["'`]/g;

/** The files a text names, as paths. */
export function filesNamedIn(text: string, kind: 'html' | 'script' | 'styles'): string[] {
  if (kind !== 'script') return [...new Set(text.match(inHtml))];
  return [...new Set([...text.matchAll(inScript)].map(([, name]) => folder + name))];
}

const kindOf = (path: string): 'script' | 'styles' => (path.endsWith('.js') ? 'script' : 'styles');

/**
 * Keeps every script and style a page may come to load, whatever is pressed on it: those it names, and what they name. Names
 * carry a hash, so what is there is not fetched again. Answers their paths.
 */
export async function collectFiles(html: string, signal: AbortSignal): Promise<string[]> {
  const cache = await caches.open(filesCache);
  const found = new Set(filesNamedIn(html, 'html'));
  // A set goes on with what is added while it is walked through.
  for (const path of found) {
    let answer = await cache.match(path);
    if (!answer) {
      answer = await fetch(path, { signal });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await cache.put(path, answer.clone());
    }
    if (path.endsWith('.woff2')) continue;
    for (const named of filesNamedIn(await answer.text(), kindOf(path))) found.add(named);
  }
  return [...found];
}
