import { column, type Database, defineTable, type Transaction } from '../../../database/index.ts';

export const imageRemovals = defineTable(
  'image_removals',
  {
    imageId: column.text(),
    dueAt: column.instant(),
  },
  { key: ['imageId'] },
);

/** Longer than storing a picture ever takes. */
const HOURS_TO_STORE = 1;

/** Notes that the bytes of a picture go, unless it is kept within the hour. Comes before the first byte. */
export const noteRemoval = (database: Database, imageId: string): Promise<unknown> =>
  database.transact(
    (tx) =>
      tx.query(
        'noteRemoval',
        `INSERT INTO image_removals (image_id, due_at) VALUES ($1, now() + interval '${HOURS_TO_STORE} hour')`,
        [imageId],
      ),
    { isChange: false },
  );

/** The picture has its row from this transaction on, and its bytes stay. Throws when they went meanwhile. */
export async function keepPicture(tx: Transaction, imageId: string): Promise<void> {
  const kept = await tx.query('keepPicture', 'DELETE FROM image_removals WHERE image_id = $1 RETURNING image_id', [
    imageId,
  ]);
  if (kept.length === 0) throw new Error(`storing image ${imageId} took so long that its bytes were removed`);
}

/** A picture whose bytes are due to go, and nobody else's until the end of the transaction. */
export async function claimRemoval(tx: Transaction): Promise<string | null> {
  const [row] = await tx.query<{ imageId: string }>(
    'claimRemoval',
    `SELECT image_id AS "imageId" FROM image_removals WHERE due_at <= now() ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  return row?.imageId ?? null;
}

/** The bytes are gone. */
export const forgetRemoval = (tx: Transaction, imageId: string): Promise<unknown> =>
  tx.query('forgetRemoval', 'DELETE FROM image_removals WHERE image_id = $1', [imageId]);
