import { GRAM_PREFIXES, pairsOf, type Scope } from '../../../people/searchIndex/index.ts';
import type { ParsedKeyword, Terms } from '../parseKeyword.ts';

/** Letters and pairs of letters that a text containing this one has; only pairs, where there are any. */
function gramsOf(text: string): string[] {
  return text.split(' ').flatMap((part) => {
    const letters = [...part];
    return letters.length < 2 ? letters : pairsOf(letters);
  });
}

/** A lexeme as a tsquery holds it. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** What a matching work has in the index, for each word, creator and tag that says something there. */
export function lexemesOf({ words, tags, creators }: Terms, scope: Scope): string[][] {
  return [
    ...words.map((word) => gramsOf(word).map((gram) => GRAM_PREFIXES[scope] + gram)),
    ...creators.map((creator) => gramsOf(creator).map((gram) => GRAM_PREFIXES.CREATOR + gram)),
    ...tags.map((tag) => [`${GRAM_PREFIXES.TAG}#${tag}`]),
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

/** A LIKE pattern for a creator: a whole screen name with "@", or a part of a name. */
export const creatorPattern = (text: string): string => (text.startsWith('@') ? wholeLine(text) : containing(text));
