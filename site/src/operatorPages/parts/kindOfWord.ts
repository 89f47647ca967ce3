import type { OperatorPageKind } from '../../gql/graphql.ts';

/** What a page is called while its operator has not written it, by the word in its URL. */
export const nameOfPage: Record<string, { kind: OperatorPageKind; title: string }> = {
  terms: { kind: 'TERMS', title: 'Terms of use' },
  privacy: { kind: 'PRIVACY', title: 'Privacy policy' },
  guidelines: { kind: 'GUIDELINES', title: 'Guidelines' },
  help: { kind: 'HELP', title: 'Help' },
  contact: { kind: 'CONTACT', title: 'Contact' },
  fees: { kind: 'FEES', title: 'Fees' },
  tokushoho: { kind: 'TOKUSHOHO', title: '特定商取引法に基づく表記' },
};

/** The page of a word in a URL, or null. */
export const kindOfWord = (word: string): OperatorPageKind | null =>
  Object.hasOwn(nameOfPage, word) ? (nameOfPage[word]?.kind ?? null) : null;
