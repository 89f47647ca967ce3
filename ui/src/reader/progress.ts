import type { View } from './views.ts';
import { wordOf } from './words.ts';

/** A spot in an episode: a page counted from 1, and how far down (or through) that page, 0 to 1. */
export interface Place {
  readonly page: number;
  readonly fraction: number;
}

/** "10–11" for a spread, "10" for one page. */
export function numbersOfView(view: View): string {
  const [first, last] = [view[0]?.page ?? 1, view.at(-1)?.page ?? 1];
  return first === last ? `${first}` : `${first}–${last}`;
}

/** What a screen reader hears for the slider. */
export function spokenPages(root: Pick<HTMLElement, 'dataset'>, view: View, total: number): string {
  const [first, last] = [view[0]?.page ?? 1, view.at(-1)?.page ?? 1];
  return wordOf(root, first === last ? 'page' : 'pages', { page: first, last, total });
}

/** How much of an episode is behind the reader, 0 to 1, in whole pages plus the fraction of the current one. */
export function shareRead(place: Place, pageCount: number): number {
  if (pageCount < 1) return 0;
  return Math.min(1, Math.max(0, (place.page - 1 + place.fraction) / pageCount));
}

export interface RequestedPage {
  page: number;
  /** Said to the reader when the address asks for a page that is not there. */
  problem: string | null;
}

/**
 * Reads the page from an address: "#p12", or "?page=12" from older links. Null when the address names none.
 * A number outside the episode is moved to the nearest page, and the reader is told.
 */
export function requestedPage(
  root: Pick<HTMLElement, 'dataset'>,
  address: { hash: string; search: string },
  viewable: number,
): RequestedPage | null {
  const text = /^#p(\d+)$/.exec(address.hash)?.[1] ?? new URLSearchParams(address.search).get('page');
  if (text === null || !/^\d+$/.test(text)) return null;
  const page = Number(text);
  const nearest = Math.min(Math.max(page, 1), viewable);
  const problem = nearest === page ? null : wordOf(root, 'missing', { page: text, total: viewable });
  return { page: nearest, problem };
}
