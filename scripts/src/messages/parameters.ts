import { parse, type Token } from '@messageformat/parser';
import type { Texts } from './readCatalogues.ts';

/** What a text is called with: the type of each parameter, as TypeScript writes it. */
export type Parameters = Record<string, string>;

function addParameters(tokens: readonly Token[], found: Parameters): void {
  for (const token of tokens) {
    if (token.type === 'argument') found[token.arg] ??= 'string';
    if (token.type === 'function') found[token.arg] = token.key === 'number' ? 'number' : 'Date';
    if (token.type === 'plural' || token.type === 'selectordinal') found[token.arg] = 'number';
    if (token.type === 'select') found[token.arg] = token.cases.map(({ key }) => `'${key}'`).join(' | ');
    if ('cases' in token) for (const { tokens: inside } of token.cases) addParameters(inside, found);
  }
}

/** The parameters of a text by their names, in the order of the alphabet. Throws where it is no ICU message. */
export function parametersOf(text: string): Parameters {
  const found: Parameters = {};
  addParameters(parse(text), found);
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Every text of a catalogue by its path, such as `signIn.subject`. */
export const flatten = (texts: Texts, path = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(texts).map(([name, value]) =>
      typeof value === 'string' ? { [`${path}${name}`]: value } : flatten(value, `${path}${name}.`),
    ),
  ) as Record<string, string>;
