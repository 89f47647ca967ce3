/** Below so many readers a comparison would say more about chance than about a work: it is not given, nor is the work part of one. */
export const FEWEST_READERS = 30;

/** A group of fewer works would show the numbers of single creators. */
export const FEWEST_WORKS = 5;

/** Of fewer people it is not told who they are or what they answered: a single one could be recognised. */
export const FEWEST_PEOPLE = 5;

/** Ages that readers can tell, in the order of life. */
export const AGES = ['UNDER_13', 'FROM_13', 'FROM_18', 'FROM_25', 'FROM_35', 'FROM_45'] as const;
export type Age = (typeof AGES)[number];
