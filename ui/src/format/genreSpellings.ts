import en from '../../messages/en/genres.json' with { type: 'json' };
import ja from '../../messages/ja/genres.json' with { type: 'json' };
import type { Language } from '../language/index.ts';
import { genreNames, genreWord, type Genre } from './genres.ts';

/** `BL（ボーイズラブ）` is called by either part, too. */
const partsOf = (name: string): string[] => [name, ...name.split(/[（）]/).filter(Boolean)];

/** Of every language: the pages of one have no catalogue of another. */
const texts: Record<Language, { genres: Record<Genre, string> }> = { en, ja };

/** How readers write each genre: by its word and by its name in every language. */
export const genreSpellings: readonly { genre: Genre; spellings: readonly string[] }[] = (
  Object.keys(genreNames) as Genre[]
).map((genre) => ({
  genre,
  spellings: [genreWord(genre), ...Object.values(texts).flatMap(({ genres }) => partsOf(genres[genre]))],
}));
