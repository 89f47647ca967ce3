import { languages } from '../language/index.ts';
import genresTexts from '../messages/genres.js';
import { genreNames, genreWord, type Genre } from './genres.ts';

/** `BL（ボーイズラブ）` is called by either part, too. */
const partsOf = (name: string): string[] => [name, ...name.split(/[（）]/).filter(Boolean)];

/** For a server, which has the texts of all languages at hand. */
const texts = await Promise.all(languages.map((language) => genresTexts.load(language)));

/** How readers write each genre: by its word and by its name in every language. */
export const genreSpellings: readonly { genre: Genre; spellings: readonly string[] }[] = (
  Object.keys(genreNames) as Genre[]
).map((genre) => ({
  genre,
  spellings: [genreWord(genre), ...texts.flatMap(({ genres }) => partsOf(genres[genre]()))],
}));
