import type { Database, Transaction } from '../database/index.ts';
import { findGonePages } from './findGonePages.ts';
import { listChangedImages } from './listChangedImages.ts';
import { parseKey } from './keys.ts';
import { listOwnPaths } from './pages/families.ts';
import { placeMarks } from './orderOfMarks.ts';
import type { ParsedChange } from './parsedChanges.ts';
import type { Log } from './PublisherParts.ts';
import { imagePath } from './paths.ts';
import { markExpanded, notifyWorkers, takeChanges, type NotedChange } from './store/contentChanges.ts';
import { listDependents } from './store/pageDependencies.ts';
import type { ChangedImage } from './store/publicImages.ts';
import { prepareExpansion } from './store/relaxCommit.ts';
import { markStale, type Mark, type StalePath } from './store/stalePages.ts';

/** Changes taken in one go; a fan-out of 10,000 pages is one change. */
const CHANGES_AT_ONCE = 500;

/** Pages a batch draws from one snapshot: all of an ordinary publication. */
export const PAGES_AT_ONCE = 24;

/** Each path once, with all its reasons. */
function gatherMarks(stale: readonly StalePath[], taken: readonly NotedChange[]): Mark[] {
  const reasons = new Map<string, Set<string>>();
  for (const { path, key } of stale) reasons.set(path, (reasons.get(path) ?? new Set()).add(key));
  const traceOf = (keys: ReadonlySet<string>) =>
    taken.find(({ key, trace }) => trace !== null && keys.has(key))?.trace ?? null;
  return [...reasons].map(([path, keys]) => ({
    path,
    reason: [...keys].toSorted().join(' '),
    trace: traceOf(keys),
  }));
}

/** Which of these paths are only to be taken away; not asked where one batch draws them all anyway. */
async function findGone(
  tx: Transaction,
  marks: readonly Mark[],
  images: readonly ChangedImage[],
): Promise<Set<string>> {
  const gone = new Set(images.filter(({ isGone }) => isGone).map(({ id }) => imagePath(id)));
  if (marks.length <= PAGES_AT_ONCE) return gone;
  const pages = await findGonePages(
    tx,
    marks.map(({ path }) => path),
  );
  return new Set([...gone, ...pages.keys()]);
}

async function mark(
  tx: Transaction,
  pages: readonly StalePath[],
  images: readonly ChangedImage[],
  taken: readonly NotedChange[],
): Promise<void> {
  // Pages first: a page is complete without the copies of its pictures, which the API serves until they are there.
  const marks = gatherMarks([...pages, ...images.map(({ id, key }) => ({ path: imagePath(id), key }))], taken);
  if (marks.length === 0) return;
  const gone = await findGone(tx, marks, images);
  const since = new Date(Math.min(...taken.map(({ changedAt }) => changedAt.getTime())));
  await markStale(tx, placeMarks(marks, gone), since);
  // More than one batch: others who sleep may help.
  if (marks.length > PAGES_AT_ONCE) await notifyWorkers(tx);
}

/**
 * Turns declared changes into stale pages: pages that depend on the keys, and pages and pictures that now exist or cease
 * to exist. One transaction, so that a change is either still unexpanded or all its pages are marked.
 * Returns how many changes it took; other workers take others at the same time.
 */
export async function expandChanges(database: Database, log?: Pick<Log, 'error'>): Promise<number> {
  return database.transact(async (tx) => {
    await prepareExpansion(tx);
    const taken = await takeChanges(tx, CHANGES_AT_ONCE);
    if (taken.length === 0) return 0;
    const changed = [...new Set(taken.map(({ key }) => key))];
    const parsed = changed.flatMap((key): ParsedChange[] => {
      const about = parseKey(key);
      // Written by a newer release, or by hand: pages that name it are drawn again, and somebody has to look.
      if (!about) log?.error({ key }, 'a change has a key that this release does not know');
      return about ? [{ ...about, key }] : [];
    });
    const pages = [...(await listOwnPaths(tx, parsed)), ...(await listDependents(tx, changed))];
    const images = await listChangedImages(tx, parsed);
    await mark(tx, pages, images, taken);
    await markExpanded(
      tx,
      taken.map(({ id }) => id),
    );
    return taken.length;
  });
}
