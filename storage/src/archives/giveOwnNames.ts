import { extname } from 'node:path/posix';
import { sameName, type ArchiveRemark } from './ArchiveRemark.ts';
import type { NamedEntry } from './listPages.ts';

/** Entries whose name came before are told apart by a number: `1.png`, `1 (2).png`. Says which. */
export function giveOwnNames(named: readonly NamedEntry[]): { named: NamedEntry[]; remarks: ArchiveRemark[] } {
  const taken = new Set(named.map(({ path }) => path));
  const seen = new Set<string>();
  const remarks: ArchiveRemark[] = [];
  const own = named.map(({ path, entry }) => {
    if (!seen.has(path)) {
      seen.add(path);
      return { path, entry };
    }
    const ownPath = numbered(path, taken);
    taken.add(ownPath);
    remarks.push(sameName(path, ownPath));
    return { path: ownPath, entry };
  });
  return { named: own, remarks };
}

function numbered(path: string, taken: ReadonlySet<string>): string {
  const extension = extname(path);
  const stem = path.slice(0, path.length - extension.length);
  let count = 2;
  while (taken.has(`${stem} (${count})${extension}`)) count += 1;
  return `${stem} (${count})${extension}`;
}
