import type { Place } from './progress.ts';
import type { Reader } from './Reader.ts';

/** Pictures further away than this many windows are given up; their boxes keep their heights. */
const keptWindows = 3;
/** The reader's eye is taken to be a third of the way down the window. */
const eyeLine = 1 / 3;

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
  const { root, episode, signal, images } = reader;
  const isContained = root.hasAttribute('data-contained');
  const scroller = isContained ? root : document.documentElement;
  let observer: IntersectionObserver | null = null;
  /** Where the reader itself last scrolled to: its own scrolling is not the person's. */
  let ownTop = -1;
  let width = 0;

  /** Where the top bar ends, and the window's height below it. */
  const windowBox = () => {
    const top = root.querySelector<HTMLElement>('.reader-bar--top')?.offsetHeight ?? 0;
    return { top, height: scroller.clientHeight - top };
  };
  const eye = (): number => {
    const { top, height } = windowBox();
    return top + height * eyeLine;
  };

  const placeAt = (line: number): Place => {
    let [low, high] = [0, episode.pages.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((episode.pages[middle]?.element.getBoundingClientRect().top ?? 0) <= line) low = middle;
      else high = middle - 1;
    }
    const box = episode.pages[low]?.element.getBoundingClientRect();
    const fraction = box?.height ? (line - box.top) / box.height : 0;
    return { page: low + 1, fraction: Math.min(0.999, Math.max(0, fraction)) };
  };

  const scrollTo = ({ page, fraction }: Place) => {
    const box = episode.pages[page - 1]?.element.getBoundingClientRect();
    if (!box) return;
    // A page asked for starts at the top of the window; a spot inside a page comes back to the eye's line.
    const line = fraction > 0 ? eye() : windowBox().top;
    const isStart = page === 1 && fraction === 0;
    scroller.scrollTop = isStart ? 0 : scroller.scrollTop + box.top + fraction * box.height - line;
    ownTop = scroller.scrollTop;
  };

  const hear = () => {
    if (!observer || Math.abs(scroller.scrollTop - ownTop) < 2) return;
    // While it loads, the browser goes to the address's page by itself, and to its beginning at that.
    if (document.readyState !== 'complete') return scrollTo(reader.place);
    ownTop = -1;
    reader.moved(placeAt(eye()));
  };
  let isWaiting = false;
  (isContained ? root : document).addEventListener(
    'scroll',
    () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        hear();
      });
    },
    { passive: true, signal },
  );
  addEventListener('load', () => observer && ownTop >= 0 && scrollTo(reader.place), { signal });
  // Only a new width moves the pages: a phone's address bar changes the height all the time.
  addEventListener(
    'resize',
    () => {
      if (observer && width !== innerWidth) scrollTo(reader.place);
      width = innerWidth;
    },
    { signal },
  );

  const leave = () => {
    observer?.disconnect();
    observer = null;
    for (const page of episode.pages) for (const image of page.images) image.style.aspectRatio = '';
  };
  const enter = () => {
    leave();
    width = innerWidth;
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const image = target as HTMLImageElement;
          if (isIntersecting) images.restore(image);
          else images.unload(image);
        }
      },
      { root: isContained ? root : null, rootMargin: `${keptWindows * 100}% 0px` },
    );
    for (const page of episode.pages) {
      page.element.style.setProperty('--ratio', `${page.ratio}`);
      images.setWidth(page, Math.min(scroller.clientWidth, 800));
      for (const image of page.images) {
        // A picture that was given up has only this to keep its height.
        image.style.aspectRatio = `${image.getAttribute('width')} / ${image.getAttribute('height')}`;
        observer.observe(image);
      }
    }
  };
  signal.addEventListener('abort', leave);

  const step = (direction: 1 | -1) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = scroller.scrollTop + direction * windowBox().height * 0.85;
    scroller.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
  };
  return { scroller, enter, leave, scrollTo, step };
}
