import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';

export const externalWorkLookups = defineTable('external_work_lookups', {
  id: column.uuid().default('gen_random_uuid()'),
  userId: column.text(),
  url: column.text(),
  state: column.text<'WAITING' | 'LOOKING' | 'DONE' | 'FAILED'>().default("'WAITING'"),
  reason: column.text<'ADDRESS' | 'TIMEOUT' | 'UNREACHABLE' | 'NO_PAGE'>().orNull(),
  title: column.text().default("''"),
  siteName: column.text().default("''"),
  iconImageId: column.text().orNull(),
  thumbnailImageId: column.text().orNull(),
  requestedAt: column.instant().default('now()'),
});

/** Why nothing could be found out about a page. */
export type LookupReason = 'UNREACHABLE' | 'NO_PAGE';

/** What a creator asked to be found out about a work elsewhere. */
export interface WorkLookupRecord extends Omit<RowOf<typeof externalWorkLookups>, 'reason'> {
  reason: LookupReason | null;
}

// A process of an earlier release writes in detail why a page was not reached; nobody is told that.
const COLUMNS = `id, user_id AS "userId", url, state,
  CASE WHEN reason IN ('ADDRESS', 'TIMEOUT') THEN 'UNREACHABLE' ELSE reason END AS reason, title, site_name AS "siteName", icon_image_id AS "iconImageId",
  thumbnail_image_id AS "thumbnailImageId", requested_at AS "requestedAt"`;

/** Asks the worker to look at a URL. */
export async function insertWorkLookup(tx: Transaction, userId: string, url: string): Promise<WorkLookupRecord> {
  const [row] = await tx.query<WorkLookupRecord>(
    'insertWorkLookup',
    `INSERT INTO external_work_lookups (user_id, url) VALUES ($1, $2) RETURNING ${COLUMNS}`,
    [userId, url],
  );
  if (!row) throw new Error('a look-up was not written');
  return row;
}

/** A look-up of this creator; null for anybody else's. */
export async function findWorkLookup(reader: Reader, userId: string, id: string): Promise<WorkLookupRecord | null> {
  const [row] = await reader.query<WorkLookupRecord>(
    'findWorkLookup',
    `SELECT ${COLUMNS} FROM external_work_lookups WHERE id::text = $1 AND user_id = $2`,
    [id, userId],
  );
  return row ?? null;
}

/** Takes look-ups that wait, the oldest first, each once: whoever asked waits at the screen. Several workers take different ones. */
export async function takeWorkLookups(tx: Transaction, count: number): Promise<WorkLookupRecord[]> {
  return tx.query<WorkLookupRecord>(
    'takeWorkLookups',
    `UPDATE external_work_lookups l SET state = 'LOOKING'
     FROM (SELECT id AS due FROM external_work_lookups WHERE state = 'WAITING' ORDER BY requested_at LIMIT $1 FOR UPDATE SKIP LOCKED) d
     WHERE l.id = d.due RETURNING ${COLUMNS}`,
    [count],
  );
}

/** Writes what was found. */
export async function writeWorkLookup(
  tx: Transaction,
  id: string,
  found: Pick<WorkLookupRecord, 'title' | 'siteName' | 'iconImageId' | 'thumbnailImageId'>,
): Promise<void> {
  await externalWorkLookups.update(tx, id, { state: 'DONE', ...found });
}

/** Writes why nothing was found. */
export async function failWorkLookup(tx: Transaction, id: string, reason: LookupReason): Promise<void> {
  await externalWorkLookups.update(tx, id, { state: 'FAILED', reason });
}

/** Nobody comes back for a look-up after a day. */
export async function forgetOldLookups(tx: Transaction): Promise<void> {
  await tx.query('forgetOldLookups', `DELETE FROM external_work_lookups WHERE requested_at < now() - interval '1 day'`);
}
