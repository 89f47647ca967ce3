import { column, defineTable, type Reader, type Transaction } from '../../database/index.ts';

/** What caches have to forget: written together with what led to it, deleted when they have. */
export const purges = defineTable('purges', {
  id: column.bigint().counted(),
  /** Which cache, by the name of its target. */
  target: column.text(),
  path: column.text(),
  /** Whether nobody may see the page any more: such purges come first. */
  isWithdrawal: column.boolean(),
  markedAt: column.instant().default('now()'),
  dueAt: column.instant(),
  attempts: column.integer().default('0'),
  lastError: column.text().orNull(),
});

/**
 * The version of each page that caches may have. A page that was written by a process that died before it said so is told from one that
 * did not change.
 */
export const announcedPages = defineTable(
  'announced_pages',
  { path: column.text(), version: column.text() },
  { key: ['path'] },
);

/**
 * Longer than a process serves a page from memory without looking (createFileCache.ts): a cache that asks again any sooner could
 * be given the page as it was.
 */
const SECONDS_UNTIL_SEEN = 2;

/** Notes what caches have to forget of pages that are in the store now; what they know as it is stays. */
export async function markChangedPurges(
  tx: Transaction,
  targets: readonly string[],
  pages: readonly { path: string; version: string }[],
): Promise<void> {
  await tx.query(
    'markChangedPurges',
    `WITH changed AS (
       INSERT INTO announced_pages (path, version) SELECT * FROM unnest($1::text[], $2::text[])
       ON CONFLICT (path) DO UPDATE SET version = excluded.version WHERE announced_pages.version <> excluded.version
       RETURNING path)
     INSERT INTO purges (target, path, is_withdrawal, due_at)
     SELECT target, path, false, clock_timestamp() + make_interval(secs => ${SECONDS_UNTIL_SEEN})
     FROM changed CROSS JOIN unnest($3::text[]) target`,
    [pages.map(({ path }) => path), pages.map(({ version }) => version), targets],
  );
}

/** Notes pictures that caches may have from now on. What is public for the first time is in none. */
export async function announcePictures(tx: Transaction, paths: readonly string[]): Promise<void> {
  await tx.query(
    'announcePictures',
    `INSERT INTO announced_pages (path, version) SELECT unnest($1::text[]), '' ON CONFLICT DO NOTHING`,
    [paths],
  );
}

/**
 * Notes what nobody may see any more: those that were taken out just now, and those of the others that caches may still have. Caches
 * forget it at once, and once more when no process has it in memory.
 */
export async function markWithdrawals(
  tx: Transaction,
  targets: readonly string[],
  { removed, absent }: { removed: readonly string[]; absent: readonly string[] },
): Promise<void> {
  await tx.query(
    'markWithdrawals',
    `WITH known AS (DELETE FROM announced_pages WHERE path = ANY ($1::text[] || $2::text[]) RETURNING path)
     INSERT INTO purges (target, path, is_withdrawal, due_at)
     SELECT target, path, true, clock_timestamp() + make_interval(secs => seconds)
     FROM (SELECT path FROM known UNION SELECT unnest($1::text[])) gone (path)
       CROSS JOIN unnest($3::text[]) target CROSS JOIN (VALUES (0), (${SECONDS_UNTIL_SEEN})) moments (seconds)`,
    [removed, absent, targets],
  );
}

/** A purge that is due. */
export interface DuePurge {
  id: string;
  path: string;
}

/** Those of a target that are due, withdrawals first, locked until the transaction ends; what another process sends is left to it. */
export const claimPurges = (tx: Transaction, target: string, limit: number): Promise<DuePurge[]> =>
  tx.query<DuePurge>(
    'claimPurges',
    `SELECT id::text AS id, path FROM purges WHERE target = $1 AND due_at <= now()
     ORDER BY is_withdrawal DESC, id LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [target, limit],
  );

/** Deletes what caches have forgotten. */
export async function deletePurges(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.query('deletePurges', 'DELETE FROM purges WHERE id = ANY ($1::bigint[])', [ids]);
}

/**
 * Puts off what could not be sent, longer each time: withdrawals for ten seconds at most, others for five minutes. One that a later one
 * of the same page stands for goes away, so that an outage of days leaves no more than a row for each page.
 */
export async function postponePurges(tx: Transaction, ids: readonly string[], reason: string): Promise<void> {
  await tx.query(
    'foldPurges',
    `DELETE FROM purges a USING purges b WHERE a.id = ANY ($1::bigint[]) AND b.target = a.target AND b.path = a.path
       AND b.id > a.id AND b.is_withdrawal >= a.is_withdrawal`,
    [ids],
  );
  await tx.query(
    'postponePurges',
    `UPDATE purges SET attempts = attempts + 1, last_error = $2, due_at = clock_timestamp()
       + make_interval(secs => least(2 ^ least(attempts, 9), CASE WHEN is_withdrawal THEN 10 ELSE 300 END))
     WHERE id = ANY ($1::bigint[])`,
    [ids, reason],
  );
}

/** Forgets what was to be told to caches that are not configured any more. */
export async function forgetOtherTargets(tx: Transaction, targets: readonly string[]): Promise<void> {
  await tx.query('forgetOtherTargets', 'DELETE FROM purges WHERE target <> ALL ($1)', [targets]);
}

/** What caches still have to be told. */
export interface PurgeBacklog {
  waiting: number;
  /** Age of the oldest in seconds, 0 where nothing waits. */
  oldestInSeconds: number;
}

/** Reads it. */
export async function readPurgeBacklog(reader: Reader): Promise<PurgeBacklog> {
  const [row] = await reader.query<PurgeBacklog>(
    'readPurgeBacklog',
    `SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(marked_at)), 0)::float8 AS "oldestInSeconds"
     FROM purges`,
  );
  return row!;
}
