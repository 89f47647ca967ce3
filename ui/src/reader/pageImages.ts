import type { Episode, EpisodePage } from './readEpisode.ts';
import { isLoaded, watchFailures } from './watchFailures.ts';

/** Decoded pictures kept at once; a page of 1,600 x 2,300 pixels is 15 MB of memory. */
const keptPages = 12;

export interface PageImages {
  /** Asks for a page's pictures now and decodes them off screen; resolves when they can be painted at once. */
  load(page: EpisodePage): Promise<void>;
  /** Gives up the pictures of a page; its box stays. */
  unload(image: HTMLImageElement): void;
  /** Gives a picture back its address. */
  restore(image: HTMLImageElement): void;
  /** The width in CSS pixels at which pages are drawn, from which the browser picks a file. */
  setWidth(page: EpisodePage, width: number): void;
}

/** The picture's own element and its AVIF sources, when it stands in a <picture>. */
const sourcesOf = (image: HTMLImageElement): Element[] =>
  image.parentElement?.localName === 'picture' ? [...image.parentElement.children] : [image];

const addresses = ['src', 'srcset'] as const;

function moveAddresses(image: HTMLImageElement, from: '' | 'data-', to: '' | 'data-'): void {
  for (const element of sourcesOf(image)) {
    // srcset first: setting src alone would start a download of the wrong size.
    for (const name of addresses.toReversed()) {
      const address = element.getAttribute(from + name);
      if (address === null) continue;
      element.setAttribute(to + name, address);
      element.removeAttribute(from + name);
    }
  }
}

/** Looks after the pictures of an episode: when they load, how many stay decoded, and what a failed one says. */
export function createPageImages(root: HTMLElement, episode: Episode, signal: AbortSignal): PageImages {
  const recent = new Set<EpisodePage>();

  const restore = (image: HTMLImageElement) => {
    if (image.hasAttribute('data-src')) moveAddresses(image, 'data-', '');
  };
  const unload = (image: HTMLImageElement) => {
    if (!image.hasAttribute('src')) return;
    moveAddresses(image, '', 'data-');
    delete image.closest<HTMLElement>('.page')?.dataset['loaded'];
  };
  const keep = (page: EpisodePage) => {
    recent.delete(page);
    recent.add(page);
    for (const old of recent) {
      if (recent.size <= keptPages) break;
      recent.delete(old);
      old.images.forEach(unload);
    }
  };
  const load = async (page: EpisodePage) => {
    keep(page);
    for (const image of page.images) {
      restore(image);
      image.loading = 'eager';
    }
    await Promise.allSettled(page.images.map((image) => image.decode()));
    if (isLoaded(page)) page.element.dataset['loaded'] = '';
  };
  const widths = new WeakMap<HTMLImageElement, number>();
  const setWidth = (page: EpisodePage, width: number) => {
    for (const image of page.images) {
      // With srcset, naturalWidth is the width that was asked for. What is here or under way is replaced only by something
      // clearly larger.
      const isUnderWay = image.currentSrc !== '' && image.loading === 'eager';
      const asked = widths.get(image) ?? (image.naturalWidth || (isUnderWay ? Infinity : 0));
      if (width < asked * 1.2) continue;
      widths.set(image, width);
      for (const element of sourcesOf(image)) element.setAttribute('sizes', `${Math.ceil(width)}px`);
    }
  };

  watchFailures({ root, pages: episode.pages, signal });
  return { load, unload, restore, setWidth };
}
