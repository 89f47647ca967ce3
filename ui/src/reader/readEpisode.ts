import { directions, type Direction } from './direction.ts';
import type { StartPosition } from './pairing.ts';
import type { ViewablePage } from './views.ts';

/** One page of the HTML: `<li class="page" data-page="1" data-width="1200" data-height="1700">`. */
export interface EpisodePage extends ViewablePage {
  /** Counted from 1. */
  readonly number: number;
  readonly element: HTMLElement;
  /** One, or several slices of a strip from top to bottom. */
  readonly images: readonly HTMLImageElement[];
  /** Width divided by height of the whole page. */
  readonly ratio: number;
}

export interface Episode {
  readonly id: string;
  readonly workId: string;
  readonly direction: Direction;
  readonly startPosition: StartPosition;
  /** Pages in the episode, those behind a paywall included. */
  readonly total: number;
  readonly nextUrl: string | null;
  readonly previousUrl: string | null;
  /** The pages this reader may see: those behind a wall come when it opens. */
  readonly pages: EpisodePage[];
}

/** From this height on (in widths) a page is a strip: squeezing it into a window would make it unreadable. */
const tallFrom = 2.2;
/** A printed page: 5 to 7. */
const usualRatio = 5 / 7;

/** Reads one page of the HTML; `index` is its place in the episode, from 0. */
export function readPage(element: HTMLElement, index: number): EpisodePage {
  const { width, height, wide, noSplit, thumb } = element.dataset;
  const ratio = Number(width) / Number(height) || usualRatio;
  // Fetched only when the page is about to be seen (reader.css).
  element.style.cssText = `--ratio:${ratio};--thumbnail:${thumb ? `url("${thumb}")` : 'none'}`;
  return {
    number: index + 1,
    element,
    images: [...element.querySelectorAll('img')],
    ratio,
    wide: wide !== undefined,
    tall: ratio < 1 / tallFrom,
    noSplit: noSplit !== undefined,
  };
}

/** Reads the episode out of the server's HTML; MARKUP.md describes it. */
export function readEpisode(root: HTMLElement): Episode {
  const { dataset } = root;
  const pages = [...root.querySelectorAll<HTMLElement>('.page')].map(readPage);
  return {
    id: dataset['episodeId'] ?? '',
    workId: dataset['workId'] ?? '',
    direction: directions.find((each) => each === dataset['direction']) ?? 'RIGHT_TO_LEFT',
    startPosition: dataset['startPosition'] === 'FORMER' ? 'FORMER' : 'LATTER',
    total: Math.max(Number(dataset['pageTotal']) || 0, pages.length),
    nextUrl: dataset['nextEpisodeUrl'] || null,
    previousUrl: dataset['previousEpisodeUrl'] || null,
    pages,
  };
}
