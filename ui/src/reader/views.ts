import { pairPages, type Slot, type StartPosition } from './pairing.ts';

/** How pages are laid out: two at a time, one at a time, or one below the other. */
export type Layout = 'spread' | 'single' | 'scroll';

export interface ViewablePage {
  readonly wide: boolean;
  /** Much taller than a page: shown alone, at full width, and scrolled before it is turned. */
  readonly tall: boolean;
  /** The author keeps this wide page in one piece (a four-panel strip, a map). */
  readonly noSplit: boolean;
}

export interface ViewPage {
  readonly page: number;
  readonly slot: Slot;
  /** Only this half of a wide page, in reading order. */
  readonly half?: 'first' | 'second';
}

/** What is on screen at once in a paged layout. */
export type View = readonly ViewPage[];

export interface Arrangement {
  layout: 'spread' | 'single';
  startPosition: StartPosition;
  shiftedRuns: ReadonlySet<number>;
  /** Cut wide pages in two: a phone held upright. */
  splitWide: boolean;
}

/** Every view of an episode, in reading order. */
export function listViews(pages: readonly ViewablePage[], arrangement: Arrangement): View[] {
  if (arrangement.layout === 'spread') {
    const pairable = pages.map(({ wide, tall }) => ({ wide: wide || tall }));
    return pairPages(pairable, arrangement.startPosition, arrangement.shiftedRuns);
  }
  return pages.flatMap(({ wide, noSplit }, index): View[] => {
    const placed = { page: index + 1, slot: 'alone' as const };
    if (!wide || noSplit || !arrangement.splitWide) return [[placed]];
    return [[{ ...placed, half: 'first' }], [{ ...placed, half: 'second' }]];
  });
}

/** The index of the view that shows this page; `fraction` (0 to 1) picks the half of a page cut in two. */
export function findView(views: readonly View[], page: number, fraction = 0): number {
  const holding = views.flatMap((view, index) => (view.some((shown) => shown.page === page) ? [index] : []));
  return holding[fraction >= 0.5 ? holding.length - 1 : 0] ?? 0;
}

/** The fraction of its page at which a view begins: 0.5 for a second half, otherwise 0. */
export function fractionOfView(view: View): number {
  return view[0]?.half === 'second' ? 0.5 : 0;
}
