/** What operators write about their installation, in the order in which pages are listed. Their paths are these words in lower case. */
export const OPERATOR_PAGES = ['TERMS', 'PRIVACY', 'GUIDELINES', 'HELP', 'CONTACT', 'FEES', 'TOKUSHOHO'] as const;
export type OperatorPageKind = (typeof OPERATOR_PAGES)[number];

/** What a person agrees to by creating an account. */
export const AGREED_AT_SIGN_UP: readonly OperatorPageKind[] = ['TERMS', 'PRIVACY'];

/**
 * What rows name as their language, whatever their words are in: a page has one text, in the language its operator writes. The
 * column is there so that a second one can join.
 */
export const LANGUAGE = 'en';

/** The text of one edition as an operator writes it. */
export interface PageText {
  title: string;
  /** Markdown below the title. */
  body: string;
}

/** Names an edition: the page, and how many were written up to it. */
export interface EditionName {
  kind: OperatorPageKind;
  number: number;
}

/** Whether an edition is the one in effect, was it before, or will be. */
export type EditionState = 'UPCOMING' | 'IN_EFFECT' | 'EARLIER';
