import { extname } from 'node:path/posix';

// 'ja' orders kana and kanji as a Japanese reader expects; numeric makes 2 come before 10.
const collator = new Intl.Collator('ja', { numeric: true });

/** Paths in reading order: folder by folder, numbers by their value, full-width digits and half-width kana as usual. */
export function naturalOrder(paths: readonly string[]): string[] {
  return paths.toSorted(compareNaturally);
}

/**
 * Compares two paths for `naturalOrder`: 1, 2, 10; c01/p01 before c01/p02 before c02/p01; "1" before "1-2" whatever
 * their extensions. A total order: only equal strings are equal.
 */
export function compareNaturally(a: string, b: string): number {
  return compareParts(partsOf(a), partsOf(b)) || compareCodeUnits(a, b);
}

/** Folders, then the file's name without its extension, then the extension. */
function partsOf(path: string): string[] {
  // Split first: normalising turns a full-width slash into one that separates.
  const segments = path.split('/').map((segment) => segment.normalize('NFKC'));
  const file = segments.pop()!;
  const extension = extname(file);
  return [...segments, file.slice(0, file.length - extension.length), extension];
}

function compareParts(a: string[], b: string[]): number {
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index += 1) {
    const order = collator.compare(a[index]!, b[index]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
