/** For whom a work is. */
export const RATINGS = ['ALL_AGES', 'MATURE'] as const;
export type Rating = (typeof RATINGS)[number];

/** What a work without a word about it is written in. */
export const DEFAULT_LANGUAGE = 'ja';

/** Somebody who made a work together with its creator. */
export interface Credit {
  name: string;
  /** What they did: "story", "background art". */
  role: string;
  /** Where they are found, as a plain text; empty where nothing was entered. */
  screenName: string;
}
