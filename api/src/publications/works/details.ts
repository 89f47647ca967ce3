/** For whom a work is. */
export const RATINGS = ['ALL_AGES', 'MATURE'] as const;
export type Rating = (typeof RATINGS)[number];

/** What a work without a word about it is written in. */
export const DEFAULT_LANGUAGE = 'ja';

/** The genres a work can be of (decisions 4.12), as readers name them. */
export const GENRES = {
  ACTION: 'Action',
  ADVENTURE: 'Adventure',
  BL: 'Boys’ love',
  COMEDY: 'Comedy',
  DRAMA: 'Drama',
  ESSAY: 'Essay',
  FANTASY: 'Fantasy',
  FOUR_PANEL: 'Four panels',
  GOURMET: 'Gourmet',
  HISTORICAL: 'Historical',
  HORROR: 'Horror',
  ISEKAI: 'Isekai',
  MYSTERY: 'Mystery',
  ROMANCE: 'Romance',
  SCHOOL: 'School',
  SCIENCE_FICTION: 'Science fiction',
  SLICE_OF_LIFE: 'Slice of life',
  SPORTS: 'Sports',
  WORKING_LIFE: 'Working life',
  YURI: 'Yuri',
} as const;
export type Genre = keyof typeof GENRES;

/** Somebody who made a work together with its creator. */
export interface Credit {
  name: string;
  /** What they did: "story", "background art". */
  role: string;
  /** Where they are found, as a plain text; empty where nothing was entered. */
  screenName: string;
}
