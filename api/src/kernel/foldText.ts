/** Hiragana and its repetition marks stand this far before the katakana of the same sound. */
const HIRAGANA = /[\u3041-\u3096\u309d\u309e]/g;
const TO_KATAKANA = 0x60;

const foldOnce = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    // A sigma at the end of a word is still a sigma.
    .replaceAll('ς', 'σ')
    .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('\u301c', '~')
    // oxlint-disable-next-line no-control-regex -- what nobody sees must not keep two texts apart
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .normalize('NFKC');

/**
 * What makes two texts the same for search: width, case, hiragana or katakana, kinds of dashes and white space do not count.
 * One line; folding twice changes nothing.
 */
export const foldText = (text: string): string => foldOnce(text.toWellFormed()).replace(/\s+/g, ' ').trim();
