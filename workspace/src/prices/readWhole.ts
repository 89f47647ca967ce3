/** A number as people type it: full-width figures, with a yen sign, with commas between thousands. Null where it is none. */
export function readNumber(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s,¥\\]/g, '')
    .replace(/円$/, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** A whole number as people type it, or null. */
export function readWhole(text: string): number | null {
  const number = readNumber(text);
  return number !== null && Number.isSafeInteger(number) ? number : null;
}
