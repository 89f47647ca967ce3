import {
  column,
  defineTable,
  type Reader,
  type RowOf,
  type Transaction,
  type LeavingAccount,
} from '../../../database/index.ts';

export type ImageType = 'PAGE' | 'COVER' | 'ICON' | 'HERO' | 'BANNER' | 'ILLUSTRATION' | 'THUMBNAIL' | 'FAVICON';

export const images = defineTable('images', {
  id: column.text(),
  ownerId: column.text(),
  type: column.text<ImageType>(),
  /** Of the original. */
  format: column.text(),
  width: column.integer(),
  height: column.integer(),
  /** Horizontal cuts of a tall strip that are served one by one. */
  sliceCount: column.integer().default('1'),
  /** The point that stays in view when a picture is cut to another form: 0 to 1 from the left. */
  focusX: column.real().default('0.5'),
  /** 0 to 1 from the top. */
  focusY: column.real().default('0.5'),
  altText: column.text().default("''"),
  fileName: column.text().default("''"),
  /** Of the original, as its hash is. */
  byteSize: column.bigint(),
  sha256: column.bytes(),
  hasAvif: column.boolean().default('false'),
  /** How often making the AVIF sizes has failed. */
  avifAttempts: column.integer().default('0'),
  /** Not before then are they tried again; null where nothing has failed. */
  avifDueAt: column.instant().orNull(),
  /** The upload it was made from, so that the same one does not make two; null for parts and foreign pictures. */
  uploadId: column.text().orNull(),
  createdAt: column.instant().default('now()'),
  /** The whole it is a part of; null for a picture as it was uploaded. */
  croppedFrom: column.text().orNull(),
  /** What was cut from each side of the whole, in its pixels: left, top, right, bottom. */
  crop: column.integers().orNull(),
});

/** A picture as stored: sizes are those of the original after orientation, in pixels. */
export type ImageRecord = Omit<
  RowOf<typeof images>,
  'format' | 'byteSize' | 'sha256' | 'avifAttempts' | 'avifDueAt' | 'uploadId'
>;

export const IMAGE_COLUMNS = (alias: string): string =>
  `${alias}.id, ${alias}.owner_id AS "ownerId", ${alias}.type, ${alias}.width, ${alias}.height, ${alias}.slice_count AS "sliceCount",
   ${alias}.focus_x AS "focusX", ${alias}.focus_y AS "focusY", ${alias}.alt_text AS "altText", ${alias}.file_name AS "fileName",
   ${alias}.has_avif AS "hasAvif", ${alias}.created_at AS "createdAt", ${alias}.cropped_from AS "croppedFrom", ${alias}.crop`;

/** Pictures by id. */
export async function findImages(reader: Reader, ids: readonly string[]): Promise<Map<string, ImageRecord>> {
  const rows = await reader.query<ImageRecord>(
    'findImages',
    `SELECT ${IMAGE_COLUMNS('i')} FROM images i WHERE i.id = ANY($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The picture made from an upload, if it was made already. */
export async function findImageOfUpload(reader: Reader, uploadId: string): Promise<ImageRecord | null> {
  return images.find(reader, { uploadId });
}

/** Pictures that readers can see and whose AVIF sizes are to be made now, the newest first. */
export async function listWithoutAvif(reader: Reader, limit: number): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'findImagesWithoutAvif',
    `SELECT i.id FROM images i WHERE NOT i.has_avif AND i.type <> 'FAVICON' AND (i.avif_due_at IS NULL OR i.avif_due_at <= now())
       AND EXISTS (SELECT 1 FROM public_images p WHERE p.image_id = i.id) ORDER BY i.created_at DESC LIMIT $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
}

/** Notes that the AVIF sizes of a picture could not be made: they are tried again in a minute, then four, and so on up to a day. */
export async function putOffAvif(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    'putOffAvif',
    `UPDATE images SET avif_attempts = avif_attempts + 1,
       avif_due_at = now() + least(interval '1 day', interval '1 minute' * 4 ^ least(avif_attempts, 10)) WHERE id = $1`,
    [id],
  );
}

/** The picture that is exactly this part of another, if it was made already. */
export async function findCrop(reader: Reader, wholeId: string, crop: readonly number[]): Promise<ImageRecord | null> {
  const [row] = await reader.query<ImageRecord>(
    'findCrop',
    `SELECT ${IMAGE_COLUMNS('i')} FROM images i WHERE i.cropped_from = $1 AND i.crop = $2::int[] LIMIT 1`,
    [wholeId, crop],
  );
  return row ?? null;
}

/** Moves the point of a picture that stays visible when it is cut, from 0 to 1 in both directions. */
export async function moveFocus(tx: Transaction, id: string, { x, y }: { x: number; y: number }): Promise<void> {
  await images.update(tx, id, { focusX: x, focusY: y });
}

/** The keys of the things that make a picture public; empty when a guest may not fetch it. */
export async function findPublicUses(reader: Reader, imageId: string): Promise<{ key: string; ownerId: string }[]> {
  return reader.query('findPublicUses', 'SELECT key, owner_id AS "ownerId" FROM public_images WHERE image_id = $1', [
    imageId,
  ]);
}

/**
 * Condition in SQL, of two parameters: whether an account may fetch a picture that is not public. Its owner may, and who is let in
 * where it stands.
 */
export const MAY_FETCH_PRIVATELY = (imageId: string, accountId: string): string =>
  `EXISTS (SELECT FROM images i JOIN accounts a ON a.id = ${accountId} AND a.disabled_at IS NULL
     WHERE i.id = ${imageId} AND (i.owner_id = ${accountId}
       OR EXISTS (SELECT FROM private_image_readers r WHERE r.image_id = ${imageId} AND r.account_id = ${accountId})))`;

/** Whether a picture stands on a page that a review link shows now. */
export async function mayFetchInReview(reader: Reader, imageId: string, linkId: string): Promise<boolean> {
  const rows = await reader.query(
    'mayFetchInReview',
    'SELECT 1 FROM review_images WHERE image_id = $1 AND link_id::text = $2 LIMIT 1',
    [imageId, linkId],
  );
  return rows.length > 0;
}

/** Some pictures of one account are another's from now on, without what its owner called their files. */
export async function giveImages(
  tx: Transaction,
  { from, to }: { from: string; to: string },
  ids: readonly string[],
): Promise<void> {
  await images.update(tx, { id: ids, ownerId: from }, { ownerId: to, fileName: '', uploadId: null });
}

/** Deletes the pictures of an account; their bytes went before. */
export async function deleteImagesOf(tx: Transaction, { accountId }: LeavingAccount): Promise<void> {
  await images.delete(tx, { ownerId: accountId });
}
