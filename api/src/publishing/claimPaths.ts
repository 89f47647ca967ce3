import type { Transaction } from '../database/index.ts';
import { type Claim, tryLockPaths } from './store/pathLocks.ts';
import { listDue } from './store/stalePages.ts';

/** Rows looked at to find free paths: enough for several workers, few enough to cost nothing in a long queue. */
const ROWS_LOOKED_AT = 400;
/** Taking away what no guest finds draws nothing, so a batch takes many of them: a closed site is gone at once. */
const GONE_AT_ONCE = 200;

/**
 * Claims up to `limit` stale paths, and what is only to be taken away, until the end of the transaction. Locks are on the path, not on rows, so a mutation
 * that marks a claimed path again waits for nothing. A path that failed before is claimed alone: a statement that fails
 * spoils the snapshot of all pages drawn from it.
 */
export async function claimPaths(lock: Transaction, limit: number): Promise<Claim> {
  const due = await listDue(lock, ROWS_LOOKED_AT);
  const hasFailed = new Set(due.filter(({ attempts }) => attempts > 0).map(({ path }) => path));
  const paths = [...new Set(due.map(({ path }) => path))];
  const sound = paths.filter((path) => !hasFailed.has(path));
  // A path that is marked for another reason too has to be looked at.
  const toLookAt = new Set(due.filter(({ isGone }) => !isGone).map(({ path }) => path));
  const gone = sound.filter((path) => !toLookAt.has(path));
  const claims: Claim[] = [];
  if (gone.length > 0) claims.push(await tryLockPaths(lock, gone, GONE_AT_ONCE));
  if (gone.length < sound.length)
    claims.push(
      await tryLockPaths(
        lock,
        sound.filter((path) => toLookAt.has(path)),
        limit,
      ),
    );
  const claimed = claims.filter(({ paths: some }) => some.length > 0);
  if (claimed.length === 0) return tryLockPaths(lock, [...hasFailed], 1);
  return { paths: claimed.flatMap(({ paths: some }) => some), instant: claimed[0]!.instant };
}
