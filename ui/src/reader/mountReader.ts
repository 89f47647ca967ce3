import { watchReading } from './watchReading.ts';
import { arrange, watchOrientation } from './arrange.ts';
import { attachControls } from './attachControls.ts';
import { attachKeys } from './attachKeys.ts';
import { attachPointer } from './attachPointer.ts';
import { attachWheel } from './attachWheel.ts';
import { createBars } from './createBars.ts';
import { createReader } from './createReader.ts';
import type { Bars } from './perform.ts';
import type { Reader, ReaderOptions } from './Reader.ts';
import { rememberPlace, startPlace } from './startPlace.ts';
import { warnMissing } from './warnMissing.ts';

export interface MountedReader {
  readonly reader: Reader;
  /** Takes every listener away; the HTML stays, readable as before. */
  unmount(): void;
}

/** Chunks that nobody waits for; a failed download (offline, a new release) leaves the page as it is. */
function loadLater(reader: Reader, bars: Bars): void {
  const met = new AbortController();
  const meet = (event: Event) => {
    met.abort();
    import('./attachLater.ts').then(({ attachLater }) => attachLater(reader, bars, event)).catch(warnMissing);
  };
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'])
    addEventListener(type, meet, { capture: true, passive: true, signal: met.signal });
  reader.signal.addEventListener('abort', () => met.abort());

  const strip = reader.root.querySelector<HTMLElement>('[data-reader-filmstrip]');
  if (strip) {
    // Shown only where there is room for it.
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void import('./attachFilmstrip.ts')
        .then(({ attachFilmstrip }) => attachFilmstrip(reader, strip))
        .catch(warnMissing);
    });
    watch.observe(strip);
    reader.signal.addEventListener('abort', () => watch.disconnect());
  }

  const { onEvent, storage } = reader.options;
  if (onEvent) watchReading(reader, onEvent);
  // Once on a device, where no buttons stand at the sides, and never before the pages that are read.
  if (storage && bars.isUsual() && !storage['komawari.reader.hint'])
    addEventListener(
      'load',
      () => import('./showHint.ts').then(({ showHint }) => showHint(reader)).catch(warnMissing),
      {
        signal: reader.signal,
      },
    );
}

/**
 * Turns the server's HTML (MARKUP.md) into the reader. `root` is the element with `data-reader`. With `preview` it leaves
 * address, storage and neighbours alone, for showing an episode that is being made.
 */
export function mountReader(root: HTMLElement, options: ReaderOptions = {}): MountedReader {
  const controller = new AbortController();
  const start = startPlace(root, options);
  const reader = createReader(root, options, controller.signal, start.place);
  const bars = createBars(reader);
  attachControls(reader, bars);
  attachKeys(reader, bars);
  attachPointer(reader, bars);
  attachWheel(reader, bars);
  watchOrientation(reader);
  arrange(reader);
  rememberPlace(reader);
  loadLater(reader, bars);
  root.dataset['ready'] = '';
  if (start.words) {
    const startOver = { label: reader.word('startOver'), act: () => reader.go(1) };
    reader.say(start.words, start.isResumed ? startOver : undefined);
  }

  const unmount = () => {
    controller.abort();
    for (const name of ['ready', 'layout', 'paged', 'bars', 'barsHidden', 'atEnd']) delete root.dataset[name];
  };
  return { reader, unmount };
}
