import type { Transaction } from '../database/index.ts';

/** First key of our advisory locks on paths; the second is the path's hash. */
export const PATH_LOCKS = 704_112;

/** Rows looked at to find free paths: enough for several workers, few enough to cost nothing in a long queue. */
const ROWS_LOOKED_AT = 400;

/**
 * Claims up to `limit` stale paths until the end of the transaction. Locks are on the path, not on rows, so a mutation
 * that marks a claimed path again waits for nothing. A path that failed before is claimed alone: a statement that fails
 * spoils the snapshot of all pages drawn from it.
 */
export async function claimPaths(lock: Transaction, limit: number): Promise<string[]> {
  const rows = await lock.query<{ path: string; attempts: number }>(
    'listStalePaths',
    'SELECT path, attempts FROM stale_pages WHERE retry_at <= now() ORDER BY id LIMIT $1',
    [ROWS_LOOKED_AT],
  );
  const hasFailed = new Set(rows.filter(({ attempts }) => attempts > 0).map(({ path }) => path));
  const paths = [...new Set(rows.map(({ path }) => path))];
  const sound = paths.filter((path) => !hasFailed.has(path));
  const claimed = sound.length > 0 ? await tryLock(lock, sound, limit) : [];
  return claimed.length > 0 ? claimed : tryLock(lock, [...hasFailed], 1);
}

async function tryLock(lock: Transaction, paths: readonly string[], limit: number): Promise<string[]> {
  // The function scan hands out one path at a time and stops at the limit, so no lock is taken beyond it.
  const rows = await lock.query<{ path: string }>(
    'lockPaths',
    `SELECT path FROM unnest($1::text[]) AS path WHERE pg_try_advisory_xact_lock(${PATH_LOCKS}, hashtext(path)) LIMIT $2`,
    [paths, limit],
  );
  return rows.map(({ path }) => path);
}

/** Claims these paths, waiting until whoever draws one now is done. In one order, so that two who wait never block each other. */
export async function awaitPaths(lock: Transaction, paths: readonly string[]): Promise<string[]> {
  await lock.query(
    'awaitPaths',
    `SELECT pg_advisory_xact_lock(${PATH_LOCKS}, hash)
     FROM (SELECT DISTINCT hashtext(path) AS hash FROM unnest($1::text[]) AS path ORDER BY hash) AS ordered`,
    [paths],
  );
  return [...paths];
}
