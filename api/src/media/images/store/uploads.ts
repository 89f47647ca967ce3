import { column, defineTable, now, type Reader, type Transaction } from '../../../database/index.ts';

export const uploads = defineTable('uploads', {
  id: column.text(),
  accountId: column.text(),
  /** As announced; of one that was given up, what had arrived. */
  byteSize: column.bigint(),
  startedAt: column.instant().default('now()'),
  /** When it was whole or given up; null while it is on its way. */
  finishedAt: column.instant().orNull(),
});

/** After so many hours an upload that is not whole is over. */
export const UPLOAD_HOURS = 24;

/** Bytes that come in for an account: on their way, or whole already (`isWhole`). */
export interface Incoming {
  id: string;
  accountId: string;
  byteSize: number;
  isWhole: boolean;
}

/** What is counted before another upload: the account's day in Tokyo, and what all accounts have on the way. */
export interface UploadCount {
  today: number;
  unfinished: number;
  /** When the day ends, and in how many seconds. */
  endsAt: Date;
  secondsLeft: number;
}

/** From here to the end of the transaction nobody else is let in: what was counted stays true. */
export async function lockUploads(tx: Transaction): Promise<void> {
  await tx.query('lockUploads', `SELECT pg_advisory_xact_lock(hashtext('uploads'))`);
}

/** Counts all but the upload of this id, which may come in a second time. */
export async function countUploads(
  reader: Reader,
  { accountId, id }: Pick<Incoming, 'accountId' | 'id'>,
): Promise<UploadCount> {
  const [row] = await reader.query<UploadCount>(
    'countUploads',
    `WITH day AS (
       SELECT midnight AT TIME ZONE 'Asia/Tokyo' AS began, (midnight + interval '1 day') AT TIME ZONE 'Asia/Tokyo' AS ends
       FROM date_trunc('day', now() AT TIME ZONE 'Asia/Tokyo') AS midnight)
     SELECT
       (SELECT coalesce(sum(byte_size), 0)::float8 FROM uploads
        WHERE account_id = $1 AND id <> $2 AND started_at >= began) AS today,
       (SELECT coalesce(sum(byte_size), 0)::float8 FROM uploads
        WHERE finished_at IS NULL AND id <> $2 AND started_at > now() - make_interval(hours => ${UPLOAD_HOURS})) AS unfinished,
       ends AS "endsAt", ceil(extract(epoch FROM ends - now()))::int AS "secondsLeft"
     FROM day`,
    [accountId, id],
  );
  if (!row) throw new Error('a count of uploads has one row');
  return row;
}

/** Bytes of all uploads that are on their way. */
export async function countUnfinished(reader: Reader): Promise<number> {
  return (await countUploads(reader, { accountId: '', id: '' })).unfinished;
}

/** Counts an upload from now on; one that is known is counted anew. */
export async function noteUpload(tx: Transaction, { id, accountId, byteSize, isWhole }: Incoming): Promise<void> {
  await tx.query(
    'noteUpload',
    `INSERT INTO uploads (id, account_id, byte_size, finished_at) VALUES ($1, $2, $3, CASE WHEN $4 THEN now() END)
     ON CONFLICT (id) DO UPDATE SET byte_size = excluded.byte_size, finished_at = excluded.finished_at, started_at = excluded.started_at`,
    [id, accountId, byteSize, isWhole],
  );
}

/** An upload is whole. */
export async function finishUpload(tx: Transaction, id: string): Promise<void> {
  await uploads.update(tx, { id, finishedAt: null }, { finishedAt: now });
}

/** An upload was given up: only what had arrived of it counts for the day. */
export async function giveUpUpload(tx: Transaction, id: string, received: number): Promise<void> {
  await tx.query(
    'giveUpUpload',
    'UPDATE uploads SET byte_size = least(byte_size, $2), finished_at = now() WHERE id = $1 AND finished_at IS NULL',
    [id, received],
  );
}

/** Whether an upload took longer than it may. */
export async function isUploadOver(reader: Reader, id: string): Promise<boolean> {
  const rows = await reader.query(
    'isUploadOver',
    `SELECT 1 FROM uploads WHERE id = $1 AND finished_at IS NULL AND started_at < now() - make_interval(hours => ${UPLOAD_HOURS})`,
    [id],
  );
  return rows.length > 0;
}

/** Forgets what no quota counts any more; answers the uploads among them that never got whole. */
export async function forgetOldUploads(tx: Transaction): Promise<string[]> {
  const rows = await tx.query<{ id: string; isUnfinished: boolean }>(
    'forgetOldUploads',
    `DELETE FROM uploads WHERE started_at < now() - make_interval(hours => ${UPLOAD_HOURS})
     RETURNING id, finished_at IS NULL AS "isUnfinished"`,
  );
  return rows.filter(({ isUnfinished }) => isUnfinished).map(({ id }) => id);
}
