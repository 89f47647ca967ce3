import { column, defineTable, type Reader, type Transaction } from '../../database/index.ts';
import { currentTraceparent } from '../../kernel/traces.ts';

/** The channel on which workers are notified that there is something to do. */
export const CHANNEL = 'content_changes';

/** How long a change waits for others of its kind; with the drawing it is on the page within a minute. */
const SECONDS_TO_COME = 40;

/** A change that is due this soon may be taken before a transaction that began now commits: longer than one may last. */
const SECONDS_TOO_LATE = 15;

export const contentChanges = defineTable('content_changes', {
  id: column.bigint().counted(),
  key: column.text(),
  xid: column.transactionId().default('pg_current_xact_id()'),
  changedAt: column.instant().default('now()'),
  expandedAt: column.instant().orNull(),
  /** The `traceparent` of what changed it, where that was followed. */
  trace: column.text().orNull(),
});

/** Notes changed keys and notifies the workers, in one statement: every change of content runs it. */
export async function insertChanges(tx: Transaction, changed: readonly string[]): Promise<void> {
  await tx.query(
    'declareChanges',
    `WITH inserted AS (INSERT INTO content_changes (key, trace) SELECT unnest($1::text[]), $2)
     SELECT pg_notify('${CHANNEL}', '')`,
    [changed, currentTraceparent()],
  );
}

/**
 * Notes keys that may be drawn a little later, so that many changes cost one drawing: a key that already waits is not noted
 * again. One that is about to be taken is no longer waited with, because its drawing may not show this transaction.
 */
export async function insertChangesToCome(tx: Transaction, changed: readonly string[]): Promise<void> {
  await tx.query(
    'declareChangesToCome',
    `INSERT INTO content_changes (key, changed_at)
     SELECT k.key, now() + interval '${SECONDS_TO_COME} s' FROM unnest($1::text[]) AS k (key)
     WHERE NOT EXISTS (
       SELECT 1 FROM content_changes c
       WHERE c.key = k.key AND c.expanded_at IS NULL AND c.changed_at > now() + interval '${SECONDS_TOO_LATE} s')`,
    [changed],
  );
}

/** Notifies workers that sleep. */
export async function notifyWorkers(tx: Transaction): Promise<void> {
  await tx.query('notifyWorkers', `SELECT pg_notify('${CHANNEL}', '')`);
}

/** A change that was noted. */
export interface NotedChange {
  id: string;
  key: string;
  changedAt: Date;
  trace: string | null;
}

/**
 * The oldest changes that nobody expanded, locked; those another worker holds are passed over. So are those of transactions
 * that began after this one: by its clock, what they published is not visible yet. They are taken the next time.
 */
export const takeChanges = (tx: Transaction, limit: number): Promise<NotedChange[]> =>
  tx.query<NotedChange>(
    'takeChanges',
    'SELECT id, key, changed_at AS "changedAt", trace FROM content_changes WHERE expanded_at IS NULL AND changed_at <= now() ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED',
    [limit],
  );

/** These changes have become stale pages. SQL, because readers wait for what the publisher does. */
export async function markExpanded(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.query('markExpanded', 'UPDATE content_changes SET expanded_at = now() WHERE id = ANY($1)', [ids]);
}

/** Until when a drawing is what a guest would see, as far as is known when it is made. */
export interface Validity {
  /** pg_snapshot as text: changes that it does not show may not be shown by the drawing either. */
  snapshot: string;
  /** When the first of the noted changes comes that stand for later ones, which are not noted themselves; null where none does. */
  until: string | null;
}

/** The snapshot of this moment, as text. */
export async function readSnapshot(reader: Reader): Promise<string> {
  const [row] = await reader.query<{ snapshot: string }>(
    'readSnapshot',
    'SELECT pg_current_snapshot()::text AS snapshot',
  );
  return row!.snapshot;
}

/** When the first change of these keys comes that is to come. */
export async function readNextChange(snapshot: Transaction, keys: readonly string[]): Promise<string | null> {
  const [row] = await snapshot.query<{ until: string | null }>(
    'readNextChange',
    `SELECT min(changed_at)::text AS until FROM content_changes
     WHERE expanded_at IS NULL AND changed_at > now() AND key = ANY ($1)`,
    [keys],
  );
  return row!.until;
}

/** Whether one of these keys was changed by a transaction that the snapshot did not show, or is now what was to come. */
export async function hasChanged(
  reader: Reader,
  keys: readonly string[],
  { snapshot, until }: Validity,
): Promise<boolean> {
  const rows = await reader.query(
    'hasChanged',
    `SELECT 1 WHERE now() >= $3::timestamptz
     UNION ALL SELECT 1 FROM content_changes
     WHERE key = ANY ($1) AND xid >= pg_snapshot_xmin($2::pg_snapshot) AND NOT pg_visible_in_snapshot(xid, $2::pg_snapshot)
     LIMIT 1`,
    [keys, snapshot, until],
  );
  return rows.length > 0;
}

/**
 * Gives changes a number of this cluster of PostgreSQL. Those of a dump that was restored in another one carry numbers that are still to
 * come here: as long as they are, they count as changes that no snapshot shows, and their pages would be drawn again and again.
 */
export async function renumberForeignChanges(tx: Transaction): Promise<void> {
  await tx.query(
    'renumberForeignChanges',
    'UPDATE content_changes SET xid = pg_current_xact_id() WHERE xid >= pg_snapshot_xmax(pg_current_snapshot())',
  );
}

/** Deletes changes that were expanded more than a day ago: far longer than any page takes to draw, which is how long they are needed. */
export async function deleteOldChanges(tx: Transaction): Promise<void> {
  await tx.query('forgetOldChanges', `DELETE FROM content_changes WHERE expanded_at < now() - interval '1 day'`);
}

/** Deletes the expanded changes that are about an account or one of its pictures. */
export async function deleteChangesAbout(tx: Transaction, accountId: string): Promise<void> {
  await tx.query(
    'forgetChanges',
    `DELETE FROM content_changes WHERE expanded_at IS NOT NULL
       AND (position($1 IN key) > 0 OR key IN (SELECT 'Image:' || id FROM images WHERE owner_id = $1))`,
    [accountId],
  );
}
