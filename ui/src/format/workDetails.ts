import { getLanguage, textsOf } from '../language/index.ts';
import genresTexts from '../messages/genres.js';
import hiatusTexts from '../messages/hiatus.js';
import { formatDay } from './dates.ts';
import type { Genre } from './genres.ts';

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

/** A genre as this page's language calls it. */
export const nameGenre = (genre: Genre): string => textsOf(genresTexts).genres[genre]();

/** A language as this page's language calls it; its tag where nobody has a name for it. */
export function nameLanguage(tag: string): string {
  try {
    return new Intl.DisplayNames(getLanguage(), { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** How long a work rests: the day it returns, where that is known. */
export function formatHiatus(returnsOn: string | null | undefined): string {
  const { hiatus } = textsOf(hiatusTexts);
  return returnsOn ? hiatus.until({ day: formatDay(`${returnsOn}T00:00:00+09:00`) }) : hiatus.open();
}
