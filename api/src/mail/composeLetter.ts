import type { Letter, Recipient } from './letter.ts';

/** The texts that a catalogue has of a letter, under the same names for each. */
interface LetterTexts {
  subject(): string;
  heading(): string;
  /** What is written on the button. */
  action(): string;
}

/** What differs from letter to letter besides its texts. */
interface LetterParts extends Pick<Letter, 'kind' | 'paragraphs' | 'notes'> {
  /** Where the button leads. */
  url: string;
}

/** Puts a letter with one thing to do together from its texts in the recipient's language. */
export const composeLetter = (recipient: Recipient, texts: LetterTexts, { url, ...parts }: LetterParts): Letter => ({
  ...recipient,
  subject: texts.subject(),
  heading: texts.heading(),
  action: { label: texts.action(), url },
  ...parts,
});
