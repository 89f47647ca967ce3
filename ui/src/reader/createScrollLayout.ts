import type { Place } from './progress.ts';
import type { Reader } from './Reader.ts';
import { eyeLine, placeAt, topOfWindow } from './scrollGeometry.ts';

/** Pictures further away than this many windows are given up; their boxes keep their heights. */
const keptWindows = 3;
/** Strips are at most this wide, in CSS pixels: 50rem. */
const stripWidth = 800;

export interface ScrollLayout {
  /** What scrolls: the document, or the reader itself in a preview. */
  readonly scroller: HTMLElement;
  enter(): void;
  leave(): void;
  scrollTo(place: Place): void;
  /** Most of a window down (1) or up (-1). */
  step(direction: 1 | -1): void;
}

/** One page below the other, in the document's own scrolling. */
export function createScrollLayout(reader: Reader): ScrollLayout {
  const { root, episode, signal } = reader;
  const isContained = root.hasAttribute('data-contained');
  const scroller = isContained ? root : document.documentElement;
  let observer: IntersectionObserver | null = null;
  /** Where the reader itself last scrolled to: its own scrolling is not the person's. */
  let ownTop = -1;

  const scrollTo = ({ page, fraction }: Place) => {
    const box = episode.pages[page - 1]?.element.getBoundingClientRect();
    if (!box) return;
    // A page asked for starts at the top of the window; a spot inside a page comes back to the eye's line.
    const line = fraction > 0 ? eyeLine(root, scroller) : topOfWindow(root);
    const isStart = page === 1 && fraction === 0;
    scroller.scrollTop = isStart ? 0 : scroller.scrollTop + box.top + fraction * box.height - line;
    ownTop = scroller.scrollTop;
  };
  const hear = () => {
    if (!observer || Math.abs(scroller.scrollTop - ownTop) < 2) return;
    // While it loads, the browser goes to the address's page by itself, and to its beginning at that.
    if (document.readyState !== 'complete') return scrollTo(reader.place);
    ownTop = -1;
    reader.place = placeAt(episode.pages, eyeLine(root, scroller));
    reader.emit('place');
  };
  // Browsers tell of scrolling once a frame.
  (isContained ? root : document).addEventListener('scroll', hear, { passive: true, signal });
  addEventListener('load', () => observer && ownTop >= 0 && scrollTo(reader.place), { signal });
  watchWidth(signal, () => observer && scrollTo(reader.place));

  const leave = () => {
    observer?.disconnect();
    observer = null;
    for (const page of episode.pages) for (const image of page.images) image.style.aspectRatio = '';
  };
  const enter = () => {
    leave();
    observer = watchDistance(reader, isContained ? root : null, Math.min(scroller.clientWidth, stripWidth));
  };
  signal.addEventListener('abort', leave);

  const step = (direction: 1 | -1) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = scroller.scrollTop + direction * (scroller.clientHeight - topOfWindow(root)) * 0.85;
    scroller.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
  };
  return { scroller, enter, leave, scrollTo, step };
}

/** Only a new width moves the pages: a phone's address bar changes the height all the time. */
function watchWidth(signal: AbortSignal, hear: () => void): void {
  let width = innerWidth;
  const listen = () => {
    if (width !== innerWidth) hear();
    width = innerWidth;
  };
  addEventListener('resize', listen, { signal });
}

/** Pictures come when they are near and go when they are far. */
function watchDistance({ episode, images }: Reader, scroller: HTMLElement | null, width: number): IntersectionObserver {
  const hear = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      target.closest('.page')?.toggleAttribute('data-near', isIntersecting);
      if (isIntersecting) images.restore(target as HTMLImageElement);
      else images.unload(target as HTMLImageElement);
    }
  };
  const observer = new IntersectionObserver(hear, { root: scroller, rootMargin: `${keptWindows * 100}% 0px` });
  for (const page of episode.pages) {
    images.setWidth(page, width);
    for (const image of page.images) {
      // A picture that was given up has only this to keep its height.
      image.style.aspectRatio = `${image.getAttribute('width')} / ${image.getAttribute('height')}`;
      observer.observe(image);
    }
  }
  return observer;
}
