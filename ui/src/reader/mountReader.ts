import { watchReading } from './watchReading.ts';
import { arrange, watchOrientation } from './arrange.ts';
import { attachControls } from './attachControls.ts';
import { attachKeys } from './attachKeys.ts';
import { attachPointer } from './attachPointer.ts';
import { attachWheel } from './attachWheel.ts';
import { createBars } from './createBars.ts';
import { createReader } from './createReader.ts';
import type { Reader, ReaderOptions } from './Reader.ts';
import { rememberPlace, startPlace } from './startPlace.ts';

export interface MountedReader {
  readonly reader: Reader;
  /** Takes every listener away; the HTML stays, readable as before. */
  unmount(): void;
}

/** From this share of the episode on, the next one is fetched. */
const almostThrough = 0.8;

/** Chunks that nobody waits for; a failed download (offline, a new release) leaves the page as it is. */
function loadLater(reader: Reader): void {
  const ignore = (error: unknown) => console.warn('A reader part is missing', error);
  const once = (type: keyof DocumentEventMap) =>
    reader.stage.addEventListener(
      type,
      () => void import('./attachZoom.ts').then(({ attachZoom }) => attachZoom(reader)).catch(ignore),
      { once: true, passive: true, signal: reader.signal },
    );
  once('pointerdown');
  once('wheel');

  const strip = reader.root.querySelector<HTMLElement>('[data-reader-filmstrip]');
  if (strip) {
    // Shown only where there is room for it.
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void import('./attachFilmstrip.ts').then(({ attachFilmstrip }) => attachFilmstrip(reader, strip)).catch(ignore);
    });
    watch.observe(strip);
    reader.signal.addEventListener('abort', () => watch.disconnect());
  }

  let isAsked = false;
  reader.onChange((change) => {
    const { episode, place, savesData, options } = reader;
    if (isAsked || change !== 'place' || savesData || options.preview || !episode.nextUrl) return;
    if (place.page < episode.pages.length * almostThrough) return;
    isAsked = true;
    void import('./preloadNextEpisode.ts').then(({ preloadNextEpisode }) => preloadNextEpisode(reader)).catch(ignore);
  });

  const { onEvent } = reader.options;
  if (onEvent) watchReading(reader, onEvent);
}

/**
 * Turns the server's HTML (MARKUP.md) into the reader. `root` is the element with `data-reader`. With `preview` it leaves
 * address, storage and neighbours alone, for showing an episode that is being made.
 */
export function mountReader(root: HTMLElement, options: ReaderOptions = {}): MountedReader {
  const controller = new AbortController();
  const viewable = root.querySelectorAll('.page').length;
  const start = startPlace(root.dataset['episodeId'] ?? '', viewable, options);
  const reader = createReader(root, options, controller.signal, start.place);
  const bars = createBars(reader);
  attachControls(reader, bars);
  attachKeys(reader, bars);
  attachPointer(reader, bars);
  attachWheel(reader, bars);
  watchOrientation(reader);
  arrange(reader);
  rememberPlace(reader);
  loadLater(reader);
  root.dataset['ready'] = '';
  if (start.words) {
    const startOver = { label: 'Start at page 1', act: () => reader.go(1) };
    reader.say(start.words, start.isResumed ? startOver : undefined);
  }

  const unmount = () => {
    controller.abort();
    for (const name of ['ready', 'layout', 'paged', 'bars', 'barsHidden', 'atEnd']) delete root.dataset[name];
  };
  return { reader, unmount };
}
