import type { Episode, EpisodePage } from './readEpisode.ts';

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

const isLoaded = (page: EpisodePage): boolean => page.images.every((image) => image.complete && image.naturalWidth > 0);

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

  watchFailures(root, episode, signal);
  return { load, unload, restore, setWidth };
}

/** A page that does not load says so in its own box, with a way to try again; the others go on. */
function watchFailures(root: HTMLElement, episode: Episode, signal: AbortSignal): void {
  const pageOf = (target: EventTarget | null) =>
    episode.pages.find(({ images }) => images.includes(target as HTMLImageElement));

  const clear = (page: EpisodePage) => {
    page.element.querySelector('.page-error')?.remove();
    if (isLoaded(page)) page.element.dataset['loaded'] = '';
  };
  const fail = (page: EpisodePage) => {
    if (page.element.querySelector('.page-error')) return;
    const box = document.createElement('div');
    box.className = 'page-error';
    box.setAttribute('role', 'alert');
    const words = document.createElement('p');
    words.textContent = `Page ${page.number} did not load`;
    const retry = document.createElement('button');
    retry.className = 'btn btn--line';
    retry.type = 'button';
    retry.textContent = 'Retry';
    retry.addEventListener('click', () => {
      clear(page);
      for (const image of page.images) {
        if (image.complete && image.naturalWidth) continue;
        moveAddresses(image, '', 'data-');
        moveAddresses(image, 'data-', '');
      }
    });
    box.append(words, retry);
    page.element.append(box);
  };

  const hear = (event: Event) => {
    const page = pageOf(event.target);
    if (!page) return;
    if (event.type === 'error') fail(page);
    else if (isLoaded(page)) clear(page);
  };
  root.addEventListener('error', hear, { capture: true, signal });
  root.addEventListener('load', hear, { capture: true, signal });
  for (const page of episode.pages) {
    if (page.images.some((image) => image.complete && image.currentSrc && !image.naturalWidth)) fail(page);
  }
}
