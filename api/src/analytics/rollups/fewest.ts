/** Below so many readers a comparison would say more about chance than about a work: it is not given, nor is the work part of one. */
export const FEWEST_READERS = 30;

/** A group of fewer works would show the numbers of single creators. */
export const FEWEST_WORKS = 5;
