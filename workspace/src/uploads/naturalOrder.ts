/** Kana and Latin letters compare without case or width; digits compare as numbers. */
const collator = new Intl.Collator('ja', { numeric: true, sensitivity: 'accent', ignorePunctuation: false });

/**
 * Compares two paths the way a person numbers pages: folder by folder, 1, 2, 10, full-width digits like half-width
 * ones. Negative when `a` comes first. Equal names keep a fixed order, so the result never depends on the input's.
 */
export function compareNaturally(a: string, b: string): number {
  const left = segmentsOf(a);
  const right = segmentsOf(b);
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const order = collator.compare(left[i] ?? '', right[i] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length || compareExactly(a, b);
}

/** The same things in reading order of their paths; the input stays as it is. */
export function inNaturalOrder<T>(things: readonly T[], pathOf: (thing: T) => string): T[] {
  return things.toSorted((a, b) => compareNaturally(pathOf(a), pathOf(b)));
}

function segmentsOf(path: string): string[] {
  return path.normalize('NFKC').split('/').filter(Boolean);
}

function compareExactly(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
