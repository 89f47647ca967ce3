import type { Language } from './language.ts';

/** What is said to somebody, in every language: whoever says it does not know yet who hears it. */
export interface Said {
  /** In English, which is also that of the command line and the log of operators. */
  message: string;
  messageJa: string;
}

/** A text of a catalogue in every language: `said(moneyErrors, (t) => t.payments.off())`. */
export const said = <Texts>(
  catalogue: Record<Language, Texts>,
  text: (texts: Texts, language: Language) => string,
): Said => ({ message: text(catalogue.en, 'en'), messageJa: text(catalogue.ja, 'ja') });

/** The words in one language. */
export const inLanguage = (language: Language, { message, messageJa }: Said): string =>
  language === 'ja' ? messageJa : message;
