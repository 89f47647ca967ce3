import type { Language } from '../kernel/language.ts';
import type { MailKind } from './mailKinds.ts';

/** Whom a letter is for, and in which language it is written. */
export interface Recipient {
  to: string;
  language: Language;
}

/** What a mail says, without its look. `writeMail` turns it into HTML and plain text. */
export interface Letter extends Recipient {
  kind: MailKind;
  /** Begins with what happened: "Choose a new password". The product's name is in the sender already. */
  subject: string;
  /** One line above the text, often the subject again. */
  heading: string;
  /** One paragraph each. */
  paragraphs: string[];
  /** The one thing to do. The URL is full (https://...) and stands in the text as well as behind the button. */
  action?: { label: string; url: string };
  /** A list below the text, for example new episodes. Titles are what people wrote, so their language is not ours to know. */
  items?: { title: string; detail?: string; url: string }[];
  /** Small print: how long the link lives, what to do if it was somebody else. */
  notes?: string[];
  /** For mails a person subscribed to: a link at the end, and one-click unsubscribing (RFC 8058) by POST to the same address. */
  unsubscribe?: { url: string; words: string };
}
