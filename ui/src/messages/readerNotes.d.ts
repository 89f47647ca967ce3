// Written from messages/en/readerNotes.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface ReaderNotes {
  hint: {
    /** Next page */
    next(): string;
    /** Controls */
    bars(): string;
    /** Back */
    back(): string;
    /** This work reads right to left. Tap a side or swipe. */
    toTheLeft(): string;
    /** This work reads left to right. Tap a side or swipe. */
    toTheRight(): string;
  };
  waiting: {
    /** Page {page} is loading */
    one(values: { page: string }): string;
    /** Pages {page} and {last} are loading */
    both(values: { last: string; page: string }): string;
  };
  sharing: {
    /** Link to page {page} copied */
    copied(values: { page: string }): string;
    /** This page could not be shared. */
    failed(): string;
  };
}

declare const readerNotes: Catalogue<ReaderNotes>;
export default readerNotes;
