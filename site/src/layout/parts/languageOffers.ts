import type { Language } from '@komawari/ui/language';

interface LanguageOffer {
  /** What the language calls itself. */
  name: string;
  /** What a reader is told whose browser asks for it, and the button: both in that language, so in no catalogue of the page's. */
  words: readonly [offer: string, button: string];
}

/** How each language is offered on pages of the other one. */
export const languageOffers: Readonly<Record<Language, LanguageOffer>> = {
  en: { name: 'English', words: ['This page is also here in English.', 'Read in English'] },
  ja: { name: '日本語', words: ['このページは日本語でも読めます。', '日本語で読む'] },
};
