/** The marks of voiced kana as NFD leaves them, and as a transfer file writes them. */
const HALF_WIDTH = new Map([
  ['\u3099', 'ﾞ'],
  ['\u309A', 'ﾟ'],
]);
for (let code = 0xff61; code <= 0xff9f; code += 1) {
  const half = String.fromCharCode(code);
  const full = half.normalize('NFKC');
  if (!HALF_WIDTH.has(full)) HALF_WIDTH.set(full, half);
}

/** Kana that a transfer file does not have, and what stands for each. */
const WRITTEN_AS = new Map(
  [...'ァアィイゥウェエォオャヤュユョヨッツヮワヵカヶケヰイヱエヲオ']
    .map((kana, at, all) => [kana, all[at + 1] ?? ''] as const)
    .filter((_pair, at) => at % 2 === 0),
);
const REPLACED = new RegExp(`[${[...WRITTEN_AS.keys()].join('')}]`, 'g');

/** Hiragana stand this far before the katakana of the same sound. */
const TO_KATAKANA = 0x60;

/**
 * A name as a transfer file may hold it: kana in half width and large, capitals, digits, blanks. What such a file has no
 * character for stays as it is, for `findUnreadable`. A voiced mark is a character of its own.
 */
export const toTransferName = (name: string): string =>
  [
    ...name
      // NFKC makes a blank and a mark of a mark that stands alone; the combining ones join the kana before them.
      .replace(/[゛ﾞ]/g, '\u3099')
      .replace(/[゜ﾟ]/g, '\u309A')
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA))
      .replace(REPLACED, (kana) => WRITTEN_AS.get(kana) ?? kana)
      .replace(/[ー‐‑‒–—―−]/g, '-')
      .replaceAll('・', '.')
      .replace(/\s+/g, ' ')
      .trim()
      .normalize('NFD'),
  ]
    .map((character) => HALF_WIDTH.get(character) ?? character)
    .join('');

/** The first character of a converted name that no transfer file holds; null when there is none. */
export const findUnreadable = (converted: string): string | null => /[^0-9A-Zｱ-ﾝﾞﾟ ()\-.]/u.exec(converted)?.[0] ?? null;
