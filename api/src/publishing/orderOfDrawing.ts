import { describePath } from './pages/families.ts';
import { splitPath } from './paths.ts';

/** Longer than a page takes on a busy machine. One that hangs is not waited for. */
const WAITED_FOR_IN_MS = 250;

/** Whether it is the page of the very thing that changed; for a work also of one of its lists. */
function isChangedItself(path: string, reasons: readonly string[], withLists: boolean): boolean {
  const own = `:${splitPath(path).at(-1)}`;
  return reasons.some((key) => (withLists ? key.split('/')[0]! : key).endsWith(own));
}

/** 0 for the page that whoever made the change goes to, 1 for the work where its readers come from, 2 for what merely shows it. */
function turnOf(path: string, reasons: readonly string[]): 0 | 1 | 2 {
  const kind = describePath(path)?.family.kind;
  if ((kind === 'episode' || kind === 'illustration') && isChangedItself(path, reasons, false)) return 0;
  return kind === 'work' && isChangedItself(path, reasons, true) ? 1 : 2;
}

/** Paths in groups, those that readers look for first in front. `reasonsOf` gives the keys for which a page is stale. */
export function groupByTurn(paths: readonly string[], reasonsOf: (path: string) => readonly string[]): string[][] {
  const groups: string[][] = [[], [], []];
  for (const path of paths) groups[turnOf(path, reasonsOf(path))]!.push(path);
  return groups.filter((group) => group.length > 0);
}

/** Works on one group after the other. The next begins when the one before is done, or takes so long that nobody should wait for it. */
export async function inTurns<Result>(
  groups: readonly string[][],
  begin: (path: string) => { drawn: Promise<unknown>; stored: Promise<Result> },
): Promise<Result[]> {
  const stored: Promise<Result>[] = [];
  for (const group of groups) {
    const begun = group.map(begin);
    stored.push(...begun.map((one) => one.stored));
    if (group === groups.at(-1)) break;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, WAITED_FOR_IN_MS)));
    await Promise.race([Promise.allSettled(begun.map((one) => one.drawn)), late]);
    clearTimeout(timer);
  }
  return Promise.all(stored);
}
