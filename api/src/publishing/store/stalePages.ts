import { column, defineTable, type RowOf, type Transaction } from '../../database/index.ts';
import type { Wait } from '../../kernel/happenings.ts';
import type { Dependencies } from './pageDependencies.ts';

export const stalePages = defineTable('stale_pages', {
  id: column.bigint().counted(),
  path: column.text(),
  /** The keys of the changes that made the page stale, separated by blanks, or a word for another reason. */
  reason: column.text(),
  /** Since when the page is not what it should be. */
  markedAt: column.instant().default('now()'),
  attempts: column.integer().default('0'),
  retryAt: column.instant().default('now()'),
  lastError: column.text().orNull(),
  /** The `traceparent` of the oldest change behind the mark that was followed. */
  trace: column.text().orNull(),
  /** The marks with the earliest places are worked on first. See orderOfMarks.ts. */
  place: column.instant().default('now()'),
  /** When the mark was made nobody found what the path stands for: it is likely to be taken away without being drawn. */
  isGone: column.boolean().default('false'),
});

type StalePageRow = RowOf<typeof stalePages>;

/** Reasons to look at a page that are no change of content: nobody waits for one. */
export const NO_CHANGE: readonly string[] = ['build', 'export', 'missing', 'asked-for'];

/** A path that has to be looked at again, and the key that says so. */
export interface StalePath {
  path: string;
  key: string;
}

/** Why a path is stale, and the `traceparent` of what made it so. */
export interface Mark {
  path: string;
  reason: string;
  trace: string | null;
}

/** A mark with its place in the queue, in milliseconds behind what others mark now. */
export interface PlacedMark extends Mark {
  isGone: boolean;
  behindInMs: number;
}

/** Marks paths stale, each with its own reason and place, since the instant of the oldest change behind them. */
export async function markStale(tx: Transaction, marks: readonly PlacedMark[], since: Date): Promise<void> {
  await tx.query(
    'markStale',
    `INSERT INTO stale_pages (path, reason, trace, is_gone, place, marked_at)
     SELECT path, reason, trace, is_gone, now() + behind * interval '1 millisecond', $6
     FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::float8[]) AS m (path, reason, trace, is_gone, behind)`,
    [
      marks.map(({ path }) => path),
      marks.map(({ reason }) => reason),
      marks.map(({ trace }) => trace),
      marks.map(({ isGone }) => isGone),
      marks.map(({ behindInMs }) => behindInMs),
      since,
    ],
  );
}

/** Marks paths stale for a reason that is no change of content. */
export async function markPathsStale(tx: Transaction, paths: readonly string[], reason: string): Promise<void> {
  await tx.query(
    'markPathsStale',
    'INSERT INTO stale_pages (path, reason) SELECT path, $2 FROM unnest($1::text[]) AS path',
    [paths, reason],
  );
}

/**
 * Marks a few pages stale that another build drew and that are not stale yet, if this build is the one that started last.
 * Returns how many there were.
 */
export async function markPagesOfOlderBuilds(tx: Transaction, buildId: string, limit: number): Promise<number> {
  const rows = await tx.query(
    'markPagesOfOlderBuilds',
    `WITH older AS (SELECT path FROM stored_pages WHERE build_id < $1 UNION ALL SELECT path FROM stored_pages WHERE build_id > $1)
     INSERT INTO stale_pages (path, reason)
     SELECT o.path, 'build' FROM older o
     WHERE (SELECT build_id FROM site_builds ORDER BY started_at DESC LIMIT 1) = $1
       AND NOT EXISTS (SELECT 1 FROM stale_pages s WHERE s.path = o.path)
     LIMIT $2 RETURNING path`,
    [buildId, limit],
  );
  return rows.length;
}

/** Stale paths that are due, in their order; a path comes once for each mark. */
export const listDue = (
  tx: Transaction,
  limit: number,
): Promise<Pick<StalePageRow, 'path' | 'attempts' | 'isGone'>[]> =>
  tx.query(
    'listStalePaths',
    'SELECT path, attempts, is_gone AS "isGone" FROM stale_pages WHERE retry_at <= now() ORDER BY place, id LIMIT $1',
    [limit],
  );

/** The marks of these paths that a snapshot shows. SQL, because readers wait for what the publisher does. */
export const readMarks = (
  snapshot: Transaction,
  paths: readonly string[],
): Promise<Pick<StalePageRow, 'id' | 'path' | 'reason'>[]> =>
  snapshot.query('readStale', 'SELECT id, path, reason FROM stale_pages WHERE path = ANY($1)', [paths]);

/** Marks the paths again of which a key was changed by a transaction that a snapshot of this instant does not show. */
export async function markMissed(lock: Transaction, { paths, keys }: Dependencies, instant: string): Promise<void> {
  await lock.query(
    'markMissed',
    `INSERT INTO stale_pages (path, reason)
     SELECT d.path, string_agg(DISTINCT c.key, ' ') FROM unnest($1::text[], $2::text[]) AS d (path, key)
     JOIN content_changes c ON c.key = d.key AND c.xid >= pg_snapshot_xmin($3::pg_snapshot)
     WHERE NOT pg_visible_in_snapshot(c.xid, $3::pg_snapshot) GROUP BY d.path`,
    [paths, keys, instant],
  );
}

/**
 * Deletes the marks that a drawing settled. Answers for how many seconds what changed had waited; pages that nothing changed on are
 * not among them. SQL, because readers wait for what the publisher does.
 */
export async function deleteMarks(lock: Transaction, ids: readonly string[]): Promise<Wait[]> {
  const rows = await lock.query<Omit<Wait, 'seconds'> & { seconds: number | null }>(
    'settleStale',
    `DELETE FROM stale_pages WHERE id = ANY($1) RETURNING path, trace,
       CASE WHEN reason <> ALL ($2) THEN extract(epoch FROM clock_timestamp() - marked_at)::float8 END AS seconds`,
    [ids, NO_CHANGE],
  );
  return rows.flatMap(({ seconds, ...about }) => (seconds === null ? [] : [{ ...about, seconds }]));
}

/** Tries again at once and alone after the first failure, then after 1, 2, 4 … up to 60 seconds. */
export async function postponeMarks(lock: Transaction, ids: readonly string[], error: string): Promise<void> {
  await lock.query(
    'postponeStale',
    `UPDATE stale_pages SET attempts = attempts + 1, last_error = $2,
       retry_at = now() + CASE WHEN attempts = 0 THEN interval '0' ELSE least(interval '60 s', interval '1 s' * (1 << least(attempts - 1, 6))) END
     WHERE id = ANY($1)`,
    [ids, error],
  );
}
