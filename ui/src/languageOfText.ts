const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/gu;
const LATIN = /\p{sc=Latin}/gu;

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * In which language the operator wrote a text, from its HTML or Markdown: an edition names none, and may be of another language
 * than the screen around it. What most of it is written with decides, so that a company's name in another script changes nothing.
 */
export function languageOfText(text: string): 'en' | 'ja' {
  const words = text.replaceAll(/<[^>]*>/g, '');
  // One Japanese letter says what takes two or three in English.
  return 2 * count(words, JAPANESE) > count(words, LATIN) ? 'ja' : 'en';
}
