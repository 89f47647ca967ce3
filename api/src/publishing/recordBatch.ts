import type { Database, Transaction } from '../database/index.ts';
import type { Drawn, DrawnBatch } from './drawBatch.ts';

/** Pairs of path and key as two columns of a statement. */
const pairs = (drawn: readonly Drawn[], keysOf: (one: Drawn) => readonly string[]): [string[], string[]] => {
  const all = drawn.flatMap((one) => [...new Set(keysOf(one))].map((key) => [one.path, key] as const));
  return [all.map(([path]) => path), all.map(([, key]) => key)];
};

/**
 * Records what is in the store now and what it was made of. A transaction of its own, committed before missed changes
 * are looked for: from here on, whoever expands a change sees these dependencies.
 */
export async function recordBatch(database: Database, drawn: readonly Drawn[]): Promise<void> {
  const done = drawn.filter(({ outcome }) => outcome !== 'failed');
  const stored = done.filter(({ isStored }) => isStored);
  if (done.length === 0) return;
  await database.transact(async (tx) => {
    await tx.query('relaxCommit', `SELECT set_config('synchronous_commit', 'off', true)`);
    const [paths, keys] = pairs(stored, (one) => one.keys);
    await tx.query(
      'replaceDependencies',
      `WITH fresh AS (SELECT * FROM unnest($2::text[], $3::text[]) AS f (path, key)),
       gone AS (DELETE FROM page_dependencies d WHERE d.path = ANY($1) AND NOT EXISTS (SELECT 1 FROM fresh f WHERE f.path = d.path AND f.key = d.key))
       INSERT INTO page_dependencies (path, key) SELECT path, key FROM fresh ON CONFLICT DO NOTHING`,
      [done.map(({ path }) => path), paths, keys],
    );
    await tx.query('forgetRemoved', 'DELETE FROM stored_pages WHERE path = ANY($1)', [
      done.filter(({ isStored }) => !isStored).map(({ path }) => path),
    ]);
    await tx.query(
      'recordStored',
      `INSERT INTO stored_pages (path, build_id) SELECT * FROM unnest($1::text[], $2::text[])
       ON CONFLICT (path) DO UPDATE SET build_id = excluded.build_id, rendered_at = now()`,
      [stored.map(({ path }) => path), stored.map(({ buildId }) => buildId)],
    );
  });
}

/**
 * Closes the gap between drawing and recording. A change that the snapshot did not see may have been expanded before the
 * page's new dependencies were there to be found; every such change is looked up by the page's keys, and its page is
 * stale again. Only then the rows that led to this drawing go away, and only those.
 */
export async function settleBatch(lock: Transaction, { instant, staleIds, drawn }: DrawnBatch): Promise<void> {
  const done = drawn.filter(({ outcome }) => outcome !== 'failed');
  const [paths, keys] = pairs(done, (one) => [...one.keys, ...one.watched]);
  await lock.query(
    'markMissed',
    `INSERT INTO stale_pages (path, reason)
     SELECT d.path, string_agg(DISTINCT c.key, ' ') FROM unnest($1::text[], $2::text[]) AS d (path, key)
     JOIN content_changes c ON c.key = d.key AND c.xid >= pg_snapshot_xmin($3::pg_snapshot)
     WHERE NOT pg_visible_in_snapshot(c.xid, $3::pg_snapshot) GROUP BY d.path`,
    [paths, keys, instant],
  );
  await lock.query('settleStale', 'DELETE FROM stale_pages WHERE id = ANY($1)', [
    done.flatMap(({ path }) => staleIds.get(path) ?? []),
  ]);
  for (const { path, error } of drawn.filter(({ outcome }) => outcome === 'failed'))
    await postpone(lock, staleIds.get(path) ?? [], error);
}

/** Tries again at once and alone after the first failure, then after 1, 2, 4 … up to 60 seconds. */
async function postpone(lock: Transaction, ids: readonly string[], error: unknown): Promise<void> {
  await lock.query(
    'postponeStale',
    `UPDATE stale_pages SET attempts = attempts + 1, last_error = $2,
       retry_at = now() + CASE WHEN attempts = 0 THEN interval '0' ELSE least(interval '60 s', interval '1 s' * (1 << least(attempts - 1, 6))) END
     WHERE id = ANY($1)`,
    [ids, describeError(error)],
  );
}

/** The whole chain of causes in one line: the site wraps what went wrong. */
export function describeError(error: unknown): string {
  const parts: string[] = [];
  for (let current = error; current instanceof Error && parts.length < 5; current = current.cause)
    parts.push(current.message);
  return parts.length > 0 ? parts.join(': ').slice(0, 2000) : String(error).slice(0, 2000);
}
