/** How long a post on X may be, as X weighs it. */
export const X_POST_MOST = 280;

/** Addresses are shortened at X, and weigh the same however long they are. */
const URL_WEIGHT = 23;
const URLS = /https?:\/\/\S+/gu;

/** Code points that weigh one; all others, kana and kanji among them, weigh two (twitter-text, configuration 3). */
const LIGHT = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const;

const weightOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  return LIGHT.some(([from, to]) => point >= from && point <= to) ? 1 : 2;
};

/** How much a text weighs as a post on X. An emoji of several code points weighs a little more here than there. */
export function weighXPost(text: string): number {
  const addresses = text.match(URLS)?.length ?? 0;
  return [...text.normalize('NFC').replaceAll(URLS, '')].reduce(
    (sum, character) => sum + weightOf(character),
    addresses * URL_WEIGHT,
  );
}
