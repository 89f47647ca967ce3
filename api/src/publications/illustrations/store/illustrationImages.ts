import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { newId } from '../../../kernel/ids.ts';

export const illustrationImages = defineTable('illustration_images', {
  id: column.text(),
  illustrationId: column.text(),
  position: column.integer(),
  imageId: column.text(),
  altText: column.text().default("''"),
});

/** A picture of an illustration in its place, 1 being the first. */
export type IllustrationImageRecord = RowOf<typeof illustrationImages>;

/** What a card shows of an illustration. */
export interface IllustrationFront {
  imageId: string;
  imageCount: number;
}

/** A picture to be written; `id` keeps the place of one that is there already. */
export type IllustrationImageDraft = Omit<IllustrationImageRecord, 'id' | 'illustrationId' | 'position'> & {
  id: string | null;
};

/** Pictures of illustrations, in their order. */
export async function findIllustrationImages(
  reader: Reader,
  illustrationIds: readonly string[],
): Promise<Map<string, IllustrationImageRecord[]>> {
  const rows = await reader.query<IllustrationImageRecord>(
    'findIllustrationImages',
    `SELECT id, illustration_id AS "illustrationId", position, image_id AS "imageId", alt_text AS "altText"
     FROM illustration_images WHERE illustration_id = ANY($1) ORDER BY illustration_id, position`,
    [illustrationIds],
  );
  return Map.groupBy(rows, (row) => row.illustrationId);
}

/** The first picture of each illustration and how many there are. */
export async function findIllustrationFronts(
  reader: Reader,
  illustrationIds: readonly string[],
): Promise<Map<string, IllustrationFront>> {
  const rows = await reader.query<IllustrationFront & { illustrationId: string }>(
    'findIllustrationFronts',
    `SELECT illustration_id AS "illustrationId", min(image_id) FILTER (WHERE position = 1) AS "imageId", count(*)::int AS "imageCount"
     FROM illustration_images WHERE illustration_id = ANY($1) GROUP BY illustration_id`,
    [illustrationIds],
  );
  return new Map(rows.map((row) => [row.illustrationId, row]));
}

/** Replaces the pictures of an illustration by these, in this order. Those that stay keep their ids. */
export async function replaceIllustrationImages(
  tx: Transaction,
  illustrationId: string,
  drafts: readonly IllustrationImageDraft[],
): Promise<void> {
  const ids = drafts.map((draft) => draft.id ?? newId('IllustrationImage'));
  await tx.query(
    'deleteIllustrationImages',
    'DELETE FROM illustration_images WHERE illustration_id = $1 AND id <> ALL($2)',
    [illustrationId, ids],
  );
  await tx.query(
    'writeIllustrationImages',
    `INSERT INTO illustration_images (id, illustration_id, position, image_id, alt_text)
     SELECT g.id, $1, g.position, g.image_id, g.alt_text
     FROM unnest($2::text[], $3::int[], $4::text[], $5::text[]) AS g (id, position, image_id, alt_text)
     ON CONFLICT (id) DO UPDATE SET position = excluded.position, image_id = excluded.image_id, alt_text = excluded.alt_text`,
    [
      illustrationId,
      ids,
      drafts.map((_, index) => index + 1),
      drafts.map((draft) => draft.imageId),
      drafts.map((draft) => draft.altText),
    ],
  );
}
