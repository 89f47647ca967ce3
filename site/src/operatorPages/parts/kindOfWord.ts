import { textsOf } from '@komawari/ui/language';
import type { OperatorPageKind } from '../../gql/graphql.ts';
import operatorPagesTexts from '../../messages/operatorPages.js';

const kinds = {
  terms: 'TERMS',
  privacy: 'PRIVACY',
  guidelines: 'GUIDELINES',
  help: 'HELP',
  contact: 'CONTACT',
  fees: 'FEES',
  tokushoho: 'TOKUSHOHO',
} as const satisfies Record<string, OperatorPageKind>;

/** The word in the URL of a page. */
export type OperatorPageWord = keyof typeof kinds;

/** What a page is, and what it is called while its operator has not written it. The one that a Japanese law asks for has its Japanese name in every language. */
export const nameOfPage = (word: OperatorPageWord): { kind: OperatorPageKind; title: string } => ({
  kind: kinds[word],
  title: textsOf(operatorPagesTexts).names[word](),
});

/** The page of a word in a URL, or null. */
export const kindOfWord = (word: string): OperatorPageKind | null =>
  Object.hasOwn(kinds, word) ? kinds[word as OperatorPageWord] : null;
