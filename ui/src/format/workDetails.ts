import { formatDay } from './dates.ts';

/** Genres as readers name them, in the order of a list to choose from. */
export const genreNames = {
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

export type Genre = keyof typeof genreNames;

/** What comes behind `genre:` in a search: science-fiction. */
export const genreWord = (genre: Genre): string => genre.toLowerCase().replaceAll('_', '-');

/** Languages that are offered to choose from; others can be said by programs. */
export const offeredLanguages = [
  'ja',
  'en',
  'zh-Hans',
  'zh-Hant',
  'ko',
  'fr',
  'de',
  'es',
  'it',
  'pt',
  'id',
  'th',
  'vi',
];

/** A language in English; its tag where nobody has a name for it. */
export function nameLanguage(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** How long a work rests: the day it returns, where that is known. */
export const formatHiatus = (returnsOn: string | null | undefined): string =>
  returnsOn ? `On hiatus until ${formatDay(`${returnsOn}T00:00:00+09:00`)}` : 'On hiatus';
