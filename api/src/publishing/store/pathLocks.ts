import type { Transaction } from '../../database/index.ts';

/** First key of our advisory locks on paths; the second is the path's hash. */
const PATH_LOCKS = 704_112;

/** Locks up to `limit` of the paths that nobody holds, until the end of the transaction; answers which. */
export async function tryLockPaths(lock: Transaction, paths: readonly string[], limit: number): Promise<string[]> {
  // The function scan hands out one path at a time and stops at the limit, so no lock is taken beyond it.
  const rows = await lock.query<{ path: string }>(
    'lockPaths',
    `SELECT path FROM unnest($1::text[]) AS path WHERE pg_try_advisory_xact_lock(${PATH_LOCKS}, hashtext(path)) LIMIT $2`,
    [paths, limit],
  );
  return rows.map(({ path }) => path);
}

/** Locks these paths, waiting until whoever holds one is done. In one order, so that two who wait never block each other. */
export async function lockPaths(lock: Transaction, paths: readonly string[]): Promise<void> {
  await lock.query(
    'awaitPaths',
    `SELECT pg_advisory_xact_lock(${PATH_LOCKS}, hash)
     FROM (SELECT DISTINCT hashtext(path) AS hash FROM unnest($1::text[]) AS path ORDER BY hash) AS ordered`,
    [paths],
  );
}
