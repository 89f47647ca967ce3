import type { Transaction } from '../../database/index.ts';

/** Paths that nobody else works on until the end of the transaction. */
export interface Claim {
  paths: string[];
  /** An instant at or before that at which they were locked: pg_snapshot as text. Empty where nothing was locked. */
  instant: string;
}

/** First key of our advisory locks on paths; the second is the path's hash. */
const PATH_LOCKS = 704_112;

/** Locks up to `limit` of the paths that nobody holds, until the end of the transaction. */
export async function tryLockPaths(lock: Transaction, paths: readonly string[], limit: number): Promise<Claim> {
  // The function scan hands out one path at a time and stops at the limit, so no lock is taken beyond it.
  const rows = await lock.query<{ path: string; instant: string }>(
    'lockPaths',
    `SELECT path, pg_current_snapshot()::text AS instant FROM unnest($1::text[]) AS path WHERE pg_try_advisory_xact_lock(${PATH_LOCKS}, hashtext(path)) LIMIT $2`,
    [paths, limit],
  );
  return { paths: rows.map(({ path }) => path), instant: rows[0]?.instant ?? '' };
}

/** Locks these paths, waiting until whoever holds one is done. In one order, so that two who wait never block each other. */
export async function lockPaths(lock: Transaction, paths: readonly string[]): Promise<Claim> {
  const rows = await lock.query<{ instant: string }>(
    'awaitPaths',
    `SELECT pg_advisory_xact_lock(${PATH_LOCKS}, hash), pg_current_snapshot()::text AS instant
     FROM (SELECT DISTINCT hashtext(path) AS hash FROM unnest($1::text[]) AS path ORDER BY hash) AS ordered`,
    [paths],
  );
  return { paths: [...paths], instant: rows[0]?.instant ?? '' };
}
