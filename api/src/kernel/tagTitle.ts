/** A tag as it is written: NFKC, so that full-width letters and half-width kana become the ordinary ones. */
export const cleanTagTitle = (title: string): string => title.normalize('NFKC').trim().replace(/^#+/, '');

/** What makes two tags the same: NFKC, lower case, hiragana as katakana. `SF`, `sf` and `ｓｆ` are one tag. */
export const foldTag = (title: string): string =>
  cleanTagTitle(title)
    .toLowerCase()
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
