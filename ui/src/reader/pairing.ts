/** FORMER: page one opens the first half of a spread. LATTER: it stands alone on the second half. */
export type StartPosition = 'FORMER' | 'LATTER';

/**
 * Where a page stands in its spread, in reading order: `first` is the right half of a right-to-left work and the left half
 * of a left-to-right one. `alone` takes the middle.
 */
export type Slot = 'first' | 'second' | 'alone';

export interface PlacedPage {
  /** Counted from 1. */
  readonly page: number;
  readonly slot: Slot;
}

export type Spread = readonly PlacedPage[];

/** All that pairing needs to know of a page. */
export interface PairablePage {
  /** Two printed pages in one picture. */
  readonly wide: boolean;
}

/** From this many times as broad as high, a picture is two printed pages; a nearly square one is a page. */
const wideFrom = 1.2;

/** Whether a picture is two printed pages. The API's `Page.isWide` says the same. */
export const isWidePicture = ({ width, height }: { width: number; height: number }): boolean =>
  width >= height * wideFrom;

const nothingShifted: ReadonlySet<number> = new Set();

/**
 * Puts pages into spreads the way they lie in a printed book.
 *
 * A wide page is always alone and ends a run of ordinary pages; the next run opens on the first half again. A page without
 * a partner keeps its real side. A run named in `shiftedRuns` (counted from 0) is moved by one page.
 */
export function pairPages(
  pages: readonly PairablePage[],
  startPosition: StartPosition,
  shiftedRuns: ReadonlySet<number> = nothingShifted,
): Spread[] {
  const spreads: Spread[] = [];
  let run = 0;
  let open: PlacedPage | null = null;
  let startsOnSecond = (startPosition === 'LATTER') !== shiftedRuns.has(run);
  const close = () => {
    if (open) spreads.push([open]);
    open = null;
  };
  pages.forEach(({ wide }, index) => {
    const page = index + 1;
    if (wide) {
      close();
      spreads.push([{ page, slot: 'alone' }]);
      run += 1;
      startsOnSecond = shiftedRuns.has(run);
    } else if (open) {
      spreads.push([open, { page, slot: 'second' }]);
      open = null;
    } else if (startsOnSecond) {
      spreads.push([{ page, slot: 'second' }]);
      startsOnSecond = false;
    } else {
      open = { page, slot: 'first' };
    }
  });
  close();
  return spreads;
}

/** The run a page belongs to; a wide page counts to the run it opens, since that is what a shift there changes. */
export function runOfPage(pages: readonly PairablePage[], page: number): number {
  return pages.slice(0, page).filter(({ wide }) => wide).length;
}
