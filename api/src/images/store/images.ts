import { column, defineTable, type Reader, type Transaction } from '../../database/index.ts';

export type ImageType = 'PAGE' | 'COVER' | 'ICON' | 'HERO' | 'BANNER' | 'ILLUSTRATION' | 'THUMBNAIL' | 'FAVICON';

/** A picture as stored: sizes are those of the original after orientation, in pixels. */
export interface ImageRecord {
  id: string;
  ownerId: string;
  type: ImageType;
  width: number;
  height: number;
  sliceCount: number;
  focusX: number;
  focusY: number;
  altText: string;
  fileName: string;
  hasAvif: boolean;
  createdAt: Date;
  /** The whole it is a part of; null for a picture as it was uploaded. */
  croppedFrom: string | null;
  /** What was cut from each side of the whole, in its pixels: left, top, right, bottom. */
  crop: number[] | null;
}

export const IMAGE_COLUMNS = (alias: string): string =>
  `${alias}.id, ${alias}.owner_id AS "ownerId", ${alias}.type, ${alias}.width, ${alias}.height, ${alias}.slice_count AS "sliceCount",
   ${alias}.focus_x AS "focusX", ${alias}.focus_y AS "focusY", ${alias}.alt_text AS "altText", ${alias}.file_name AS "fileName",
   ${alias}.has_avif AS "hasAvif", ${alias}.created_at AS "createdAt", ${alias}.cropped_from AS "croppedFrom", ${alias}.crop`;

export const images = defineTable<
  ImageRecord & { format: string; byteSize: number; sha256: Buffer; uploadId: string | null }
>('images', {
  id: column.TEXT,
  ownerId: column.TEXT,
  type: column.TEXT,
  format: column.TEXT,
  width: column.INTEGER,
  height: column.INTEGER,
  sliceCount: column.INTEGER,
  focusX: column.REAL,
  focusY: column.REAL,
  altText: column.TEXT,
  fileName: column.TEXT,
  byteSize: column.BIGINT,
  sha256: column.BLOB,
  hasAvif: column.BOOLEAN,
  uploadId: column.TEXT,
  croppedFrom: column.TEXT,
});

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
  const [row] = await reader.query<ImageRecord>(
    'findImageOfUpload',
    `SELECT ${IMAGE_COLUMNS('i')} FROM images i WHERE i.upload_id = $1`,
    [uploadId],
  );
  return row ?? null;
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

/** Notes what was cut from the whole to make a picture. */
export async function noteCrop(tx: Transaction, id: string, crop: readonly number[]): Promise<void> {
  await tx.query('noteCrop', 'UPDATE images SET crop = $2::int[] WHERE id = $1', [id, crop]);
}

/** The keys of the things that make a picture public; empty when a guest may not fetch it. */
export async function findPublicUses(reader: Reader, imageId: string): Promise<{ key: string; ownerId: string }[]> {
  return reader.query('findPublicUses', 'SELECT key, owner_id AS "ownerId" FROM public_images WHERE image_id = $1', [
    imageId,
  ]);
}

/** Whether an account may fetch a picture that is not public: its owner may, and who is let in where it stands. */
export async function mayFetchPrivately(reader: Reader, imageId: string, accountId: string): Promise<boolean> {
  const rows = await reader.query(
    'mayFetchPrivately',
    `SELECT 1 FROM images i JOIN accounts a ON a.id = $2 AND a.disabled_at IS NULL
     WHERE i.id = $1 AND (i.owner_id = $2
       OR EXISTS (SELECT 1 FROM private_image_readers r WHERE r.image_id = $1 AND r.account_id = $2))`,
    [imageId, accountId],
  );
  return rows.length > 0;
}

/** Whether a picture stands on a page that a review link shows now. */
export async function mayFetchInReview(reader: Reader, imageId: string, linkId: string): Promise<boolean> {
  const rows = await reader.query(
    'mayFetchInReview',
    'SELECT 1 FROM review_images WHERE image_id = $1 AND link_id::text = $2 LIMIT 1',
    [imageId, linkId],
  );
  return rows.length > 0;
}
