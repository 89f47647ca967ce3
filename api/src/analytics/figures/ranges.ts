/** Time windows of analytics: everything, or the day in Tokyo on which an episode came out and the two days after it. */
export type Range = 'ALL_TIME' | 'FIRST_THREE_DAYS';

/** How many days the first three days are. */
export const EARLY_DAYS = 3;
