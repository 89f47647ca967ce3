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
  if ((await imageRemovals.delete(tx, imageId)) === 0)
    throw new Error(`storing image ${imageId} took so long that its bytes were removed`);
}

/** A picture whose bytes are due to go, and nobody else's until the end of the transaction. */
export async function claimRemoval(tx: Transaction): Promise<string | null> {
  const [row] = await tx.query<{ imageId: string }>(
    'claimRemoval',
    `SELECT image_id AS "imageId" FROM image_removals WHERE due_at <= now() ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  return row?.imageId ?? null;
}

/** Deletes pictures that nothing shows any more, and notes that their bytes go. */
export async function purgeImages(tx: Transaction): Promise<void> {
  await tx.query(
    'purgeImages',
    // A week of grace: a picture is uploaded before the form that uses it is saved.
    `WITH gone AS (DELETE FROM images i WHERE i.created_at < now() - interval '7 days'
       AND NOT EXISTS (SELECT 1 FROM pages p WHERE p.image_id = i.id) AND NOT EXISTS (SELECT 1 FROM works w WHERE w.cover_image_id = i.id)
       AND NOT EXISTS (SELECT 1 FROM users u WHERE u.icon_image_id = i.id) AND NOT EXISTS (SELECT 1 FROM sites s WHERE s.hero_image_id = i.id)
       AND NOT EXISTS (SELECT 1 FROM episodes e WHERE e.thumbnail_image_id = i.id)
       AND NOT EXISTS (SELECT 1 FROM images c WHERE c.cropped_from = i.id)
       AND NOT EXISTS (SELECT 1 FROM episode_versions v WHERE v.image_ids @> ARRAY[i.id])
       AND NOT EXISTS (SELECT 1 FROM other_image_uses o WHERE o.image_id = i.id) RETURNING i.id)
     INSERT INTO image_removals (image_id, due_at) SELECT id, now() FROM gone`,
  );
}
