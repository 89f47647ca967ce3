import type { EpisodePage } from './readEpisode.ts';
import { wordOf } from './words.ts';

interface Watched {
  root: HTMLElement;
  pages: readonly EpisodePage[];
  signal: AbortSignal;
}

const hasPicture = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0;

/** Whether all pictures of a page are here. */
export const isLoaded = (page: EpisodePage): boolean => page.images.every(hasPicture);

/**
 * A page that does not load says so in its own box, while the others go on. It is asked for again when the line is back,
 * after pauses that double, and whenever the reader presses Retry.
 */
export function watchFailures({ root, pages, signal }: Watched): void {
  const failed = new Map<EpisodePage, HTMLElement>();
  let pauseInMs = 2000;
  let timer = 0;

  const retry = () => {
    for (const { images } of failed.keys()) {
      // An address that is written again is asked for again. A picture that was given up meanwhile has none.
      for (const image of images) if (image.src && !hasPicture(image)) image.src += '';
    }
  };
  const fail = (page: EpisodePage) => {
    const box = failed.get(page) ?? errorBox(root, page, retry);
    page.element.append(box);
    failed.set(page, box);
    // One round for all that failed, however many there are.
    timer ||= window.setTimeout(() => {
      timer = 0;
      pauseInMs *= 2;
      retry();
    }, pauseInMs);
  };
  const hear = ({ type, target }: Event) => {
    const page = pages.find(({ images }) => images.includes(target as HTMLImageElement));
    if (!page) return;
    if (type === 'error') fail(page);
    else if (isLoaded(page)) {
      page.element.dataset['loaded'] = '';
      failed.get(page)?.remove();
      failed.delete(page);
      pauseInMs = 2000;
    }
  };
  for (const type of ['error', 'load']) root.addEventListener(type, hear, { capture: true, signal });
  addEventListener('online', retry, { signal });
  for (const page of pages) {
    if (page.images.some((image) => image.complete && image.currentSrc && !image.naturalWidth)) fail(page);
  }
}

function errorBox(root: HTMLElement, page: EpisodePage, retry: () => void): HTMLElement {
  const box = document.createElement('div');
  const button = document.createElement('button');
  Object.assign(box, { className: 'page-error', role: 'alert' });
  Object.assign(button, {
    className: 'btn btn--line',
    type: 'button',
    textContent: wordOf(root, 'retry'),
    onclick: retry,
  });
  box.append(wordOf(root, 'failed', { page: page.number }), button);
  return box;
}
