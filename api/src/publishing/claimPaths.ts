import type { Transaction } from '../database/index.ts';
import { lockPaths, tryLockPaths } from './store/pathLocks.ts';
import { listDue } from './store/stalePages.ts';

/** Rows looked at to find free paths: enough for several workers, few enough to cost nothing in a long queue. */
const ROWS_LOOKED_AT = 400;

/**
 * Claims up to `limit` stale paths until the end of the transaction. Locks are on the path, not on rows, so a mutation
 * that marks a claimed path again waits for nothing. A path that failed before is claimed alone: a statement that fails
 * spoils the snapshot of all pages drawn from it.
 */
export async function claimPaths(lock: Transaction, limit: number): Promise<string[]> {
  const due = await listDue(lock, ROWS_LOOKED_AT);
  const hasFailed = new Set(due.filter(({ attempts }) => attempts > 0).map(({ path }) => path));
  const paths = [...new Set(due.map(({ path }) => path))];
  const sound = paths.filter((path) => !hasFailed.has(path));
  const claimed = sound.length > 0 ? await tryLockPaths(lock, sound, limit) : [];
  return claimed.length > 0 ? claimed : tryLockPaths(lock, [...hasFailed], 1);
}

/** Claims these paths, waiting until whoever draws one now is done. */
export async function awaitPaths(lock: Transaction, paths: readonly string[]): Promise<string[]> {
  await lockPaths(lock, paths);
  return [...paths];
}
