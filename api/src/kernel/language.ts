/** The languages of the interface, as everywhere on the web: BCP 47. */
export const LANGUAGES = ['en', 'ja'] as const;

/** A language that texts of the interface are written in. */
export type Language = (typeof LANGUAGES)[number];

/** A day of Tokyo as a sentence names it: "24 November 2026", "2026年11月24日". */
export const dayInWords = (at: Date, language: Language): string =>
  at.toLocaleDateString(language === 'ja' ? 'ja-JP' : 'en-GB', {
    timeZone: 'Asia/Tokyo',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });

/** Names one after the other: "Blue, Red", "青、赤". */
export const listInWords = (names: readonly string[], language: Language): string =>
  names.join(language === 'ja' ? '、' : ', ');

/** Sentences one after the other, with a space between them where the language has one. */
export const sentencesInWords = (sentences: readonly string[], language: Language): string =>
  sentences.join(language === 'ja' ? '' : ' ');
