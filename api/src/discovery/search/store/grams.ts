import type { ParsedKeyword, Terms } from '../parseKeyword.ts';

const pairsOf = (letters: string[]): string[] => letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);

/** Every letter and every pair of letters of a text; white space parts them. */
const everyGramOf = (text: string): string[] =>
  text.split(/\s+/).flatMap((part) => {
    const letters = [...part];
    return [...letters, ...pairsOf(letters)];
  });

/** The folded texts of a work; tags and creator are lines that begin and end with a line feed. */
export interface SearchedText {
  title: string;
  tags: string;
  creator: string;
  body: string;
}

/** What a work is found by: search_works.grams, parted by spaces. */
export function writeGrams({ title, tags, creator, body }: SearchedText): string {
  const [inTitle, inTags, inCreator] = [title, tags, creator].map((text) => everyGramOf(text)) as [
    string[],
    string[],
    string[],
  ];
  const inNames = [...inTitle, ...inTags, ...inCreator];
  const grams = [
    ...inNames,
    ...everyGramOf(body),
    ...inTitle.map((gram) => `T${gram}`),
    ...inNames.map((gram) => `N${gram}`),
    ...inCreator.map((gram) => `C${gram}`),
    ...tags.split('\n').map((tag) => (tag === '' ? '' : `G${tag}`)),
  ];
  return [...new Set(grams)].filter(Boolean).join(' ');
}

/** Letters and pairs of letters that a text containing this one has; only pairs, where there are any. */
function gramsOf(text: string): string[] {
  return text.split(' ').flatMap((part) => {
    const letters = [...part];
    return letters.length < 2 ? letters : pairsOf(letters);
  });
}

const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Where words are looked for: in the title, in title, tags and creator, or anywhere. */
export type Scope = 'TITLE' | 'NAMES' | 'ANYWHERE';

const PREFIXES: Record<Scope, string> = { TITLE: 'T', NAMES: 'N', ANYWHERE: '' };

/** What a matching work has in the index, for each word, creator and tag that says something there. */
export function lexemesOf({ words, tags, creators }: Terms, scope: Scope): string[][] {
  return [
    ...words.map((word) => gramsOf(word).map((gram) => PREFIXES[scope] + gram)),
    ...creators.map((creator) => gramsOf(creator).map((gram) => `C${gram}`)),
    ...tags.map((tag) => [`G#${tag}`]),
  ].filter((lexemes) => lexemes.length > 0);
}

/** Words that one lexeme stands for, so that the index alone knows who does not have them. */
const onlyLexemes = (words: readonly string[]): string[] =>
  words.filter((word) => [...word].length <= 2 && !/\s/.test(word));

/** The tsquery of what a matching work has and has not, as text; empty when it has nothing that is indexed. */
export function toTsquery({ wanted, unwanted }: ParsedKeyword, scope: Scope): string {
  const lexemes = [...new Set(lexemesOf(wanted, scope).flat())].map(quoteLexeme);
  const others = onlyLexemes(unwanted.words).map((word) => `!${quoteLexeme(word)}`);
  return lexemes.length === 0 ? '' : [...lexemes, ...others].join(' & ');
}

/** The same for a name alone. */
export const toNameTsquery = (text: string): string => [...new Set(gramsOf(text))].map(quoteLexeme).join(' & ');

/** A LIKE pattern for a text that stands anywhere. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A LIKE pattern for a whole line. */
export const wholeLine = (text: string): string => containing(`\n${text}\n`);
