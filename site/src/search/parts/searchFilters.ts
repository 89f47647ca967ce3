import { genreWord, nameGenre, nameLanguage, offeredLanguages } from '@komawari/ui/format';
import { genreSpellings } from '@komawari/ui/genreSpellings';
import { textsOf } from '@komawari/ui/language';
import { ratingSpellings } from '@komawari/ui/ratingSpellings';
import searchTexts from '../../messages/searchIsland.js';

/** What a search may be narrowed by beside words. */
export type FilterName = 'genre' | 'lang' | 'rating' | 'sale';

interface FilterOption {
  value: string;
  /** How else the API reads it, on a page of any language. */
  spellings?: readonly string[];
  label: () => string;
}

const say = (value: 'all' | 'mature' | 'free' | 'paid') => ({
  value,
  label: () => textsOf(searchTexts).options[value](),
});

/** What can be chosen, as terms write it and as people read it. */
export const filterOptions: Record<FilterName, readonly FilterOption[]> = {
  genre: genreSpellings.map(({ genre, spellings }) => ({
    value: genreWord(genre),
    spellings,
    label: () => nameGenre(genre),
  })),
  lang: offeredLanguages.map((tag) => ({ value: tag, label: () => nameLanguage(tag) })),
  rating: (['all', 'mature'] as const).map((value) => ({ ...say(value), spellings: ratingSpellings[value] })),
  sale: [say('free'), say('paid')],
};

/** One term of what is looked for; a filter is null where it is a word, a tag or a creator. */
interface SearchTerm {
  /** As it was typed. */
  text: string;
  filter: { name: FilterName; value: string; label: string } | null;
  /** Whether it stands for what is left out. */
  isLeftOut: boolean;
}

/** The terms as the API reads them (api/src/discovery/search/parseKeyword.ts). */
const TERM = /-?(?:(?:tag|by|rating|lang|genre)[:：]|#)?(?:"[^"]*"?|\S+)/giu;
const FILTER = /^(?<minus>-?)(?:(?<name>rating|lang|genre):"?(?<text>[^"]+)"?|(?<sale>paid|free):)$/i;

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a language is called is no tag of it. */
const spellingsOf = (name: FilterName, { value, spellings = [], label }: FilterOption): string[] =>
  name === 'lang' ? [value] : [value, ...spellings, label()];

/** What is asked by a filter's term: an option if it is one, however it is spelt, or else what was typed. */
function readOption(name: FilterName, text: string): { value: string; label: string } {
  const asked = plain(text);
  const known = filterOptions[name].find((option) => spellingsOf(name, option).some((one) => plain(one) === asked));
  return known
    ? { value: known.value, label: known.label() }
    : { value: text, label: name === 'lang' ? nameLanguage(text) : text };
}

/** Takes a search apart. */
export const splitTerms = (q: string): SearchTerm[] =>
  (q.match(TERM) ?? []).map((text) => {
    const { minus, name = 'sale', text: asked, sale } = FILTER.exec(text.normalize('NFKC'))?.groups ?? {};
    const known = name.toLowerCase() as FilterName;
    const value = asked ?? sale;
    return {
      text,
      filter: value === undefined ? null : { name: known, ...readOption(known, value) },
      isLeftOut: minus === '-',
    };
  });

const join = (terms: readonly SearchTerm[]): string => terms.map(({ text }) => text).join(' ');

/** What is chosen of a filter; empty where nothing or more than one thing is. */
export function chosenOption(q: string, name: FilterName): string {
  const asked = splitTerms(q).flatMap(({ filter, isLeftOut }) => (filter?.name === name && !isLeftOut ? filter : []));
  return asked.length === 1 ? (asked[0]?.value ?? '') : '';
}

/** The search with another choice of a filter. It stands in front, so that it is inside what is read of a long search. */
export function chooseOption(q: string, name: FilterName, value: string): string {
  const others = join(splitTerms(q).filter(({ filter, isLeftOut }) => filter?.name !== name || isLeftOut));
  if (value === '') return others;
  return `${name === 'sale' ? `${value}:` : `${name}:${value}`} ${others}`.trim();
}

/** The search without one of its terms. */
export const removeTerm = (q: string, place: number): string =>
  join(splitTerms(q).filter((_, index) => index !== place));
