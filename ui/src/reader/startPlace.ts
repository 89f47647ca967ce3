import { findPlace, storePlace } from './places.ts';
import { requestedPage, type Place } from './progress.ts';
import type { Reader, ReaderOptions } from './Reader.ts';
import { showsLastPage } from './showsLastPage.ts';
import { wordOf } from './words.ts';

/** A turn writes the place at once; many fast ones write it once more, this many milliseconds after the last. */
const storeAfter = 300;

export interface StartPlace {
  place: Place;
  /** What to tell the reader about it. */
  words?: string | null;
  /** True when the place is remembered from last time, and starting over is worth offering. */
  isResumed?: true;
}

/**
 * Where reading begins: the page in the address, else where the reader left off, else page one. It may stand behind a wall that
 * is about to open.
 */
export function startPlace(root: HTMLElement, options: ReaderOptions): StartPlace {
  const { episodeId = '', pageTotal } = root.dataset;
  const total = Number(pageTotal);
  const stored = options.storage && !options.preview ? findPlace(options.storage, episodeId) : null;
  const asked = options.preview ? null : requestedPage(root, location, total);
  // The address lags a little behind fast turning; the store never does.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload' && stored && stored.page <= total) {
    return { place: stored };
  }
  if (asked) {
    // A reload: the address has the page, the store how far down it was.
    const fraction = stored?.page === asked.page ? stored.fraction : 0;
    return { place: { page: asked.page, fraction }, words: asked.problem };
  }
  if (!stored || stored.done || stored.page > total || (stored.page === 1 && stored.fraction < 0.1)) {
    return { place: { page: 1, fraction: 0 } };
  }
  return { place: stored, words: wordOf(root, 'resumed', { page: stored.page }), isResumed: true };
}

/** Keeps the place in the store and the page in the address, so that a reload or a copied link comes back to it. */
export function rememberPlace(reader: Reader): void {
  const { options, episode, signal } = reader;
  const { storage } = options;
  if (options.preview) return;
  history.scrollRestoration = 'manual';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let storedAt = -Infinity;
  const store = () => {
    clearTimeout(timer);
    timer = undefined;
    storedAt = performance.now();
    const { page, fraction } = reader.place;
    if (storage) storePlace(storage, episode.id, { page, fraction, done: showsLastPage(reader) });
    const address = new URL(location.href);
    address.searchParams.delete('page');
    address.hash = page === 1 && fraction === 0 ? '' : `p${page}`;
    history.replaceState(history.state, '', address);
  };
  reader.onChange((change) => {
    if (change !== 'place') return;
    if (timer === undefined && performance.now() - storedAt > storeAfter) return store();
    clearTimeout(timer);
    timer = setTimeout(store, storeAfter);
  });
  addEventListener('pagehide', () => timer !== undefined && store(), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  addEventListener(
    'hashchange',
    () => {
      const asked = requestedPage(reader.root, location, episode.total);
      if (!asked) return;
      reader.go(asked.page);
      if (asked.problem) reader.say(asked.problem);
    },
    { signal },
  );
}
