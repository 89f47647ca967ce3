import { genreSpellings } from '@komawari/ui/genreSpellings';
import { ratingSpellings } from '@komawari/ui/ratingSpellings';
import { foldText } from '../../kernel/foldText.ts';

/** What a work has to be beside its texts, or must not be. */
export interface DetailTerms {
  ratings: string[];
  /** A whole tag in small letters, or its beginning: `zh` finds zh-Hant. */
  languages: string[];
  genres: string[];
  /** Whether an episode of it is for sale. */
  sales: Sale[];
}

/** `paid:` has an episode for sale, `free:` has none. */
export type Sale = 'PAID' | 'FREE';

/** What has to be and what must not, and whether mature works are among what is found. */
export interface AskedDetails {
  wanted: DetailTerms;
  unwanted: DetailTerms;
  showsMature: boolean;
}

export const noDetails = (): DetailTerms => ({ ratings: [], languages: [], genres: [], sales: [] });

/** The words in front of a detail. */
export const DETAIL_FIELDS = ['rating:', 'lang:', 'genre:'] as const;
type DetailField = (typeof DETAIL_FIELDS)[number];

export const isDetailField = (field: string): field is DetailField => DETAIL_FIELDS.some((known) => known === field);

/** Letters and digits alone, folded: "Science-Fiction" and "science fiction" are one. */
const plain = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Also what readers call it, in every language: "science-fiction", "Boys' love", "ホラー". What is none of them finds nothing. */
const genreOf = (text: string): string =>
  genreSpellings.find(({ spellings }) => spellings.some((spelling) => plain(spelling) === plain(text)))?.genre ?? '?';

/** As the form of the search calls them, and as the API does. */
const ratings = new Map<string, string>([
  ...ratingSpellings.all.map((word) => [plain(word), 'ALL_AGES'] as const),
  ...ratingSpellings.mature.map((word) => [plain(word), 'MATURE'] as const),
]);
const ratingOf = (text: string): string => ratings.get(plain(text)) ?? '?';

/** What a word asks that stands for itself, with nothing behind it: `paid:` or `free:`; null for any other. */
export const saleOf = (word: string): Sale | null =>
  ({ 'paid:': 'PAID', 'free:': 'FREE' }[word.toLowerCase()] as Sale | undefined) ?? null;

/** Adds what stands behind the word of a detail. */
export function addDetail(details: DetailTerms, field: DetailField, text: string): void {
  if (field === 'rating:') details.ratings.push(ratingOf(text));
  else if (field === 'genre:') details.genres.push(genreOf(text));
  else details.languages.push(text.toLowerCase());
}

/** Whether anything of a work beside its texts has to be so. */
export const asksForDetail = ({ ratings, languages, genres, sales }: DetailTerms): boolean =>
  ratings.length + languages.length + genres.length + sales.length > 0;
