import { column, defineTable, type Reader, type RowOf } from '../../../database/index.ts';

/** A URL of a work elsewhere. An empty title means that nobody gave one. */
export interface ExternalUrlRecord {
  title: string;
  url: string;
}

export const externalWorks = defineTable('portfolio_external_works', {
  id: column.text(),
  userId: column.text(),
  title: column.text(),
  description: column.text().default("''"),
  urls: column.json<ExternalUrlRecord[]>(),
  thumbnailImageId: column.text().orNull(),
  createdAt: column.instant().default('now()'),
  updatedAt: column.instant().default('now()'),
});

/** A work of a portfolio that was published elsewhere. */
export type ExternalWorkRecord = Omit<RowOf<typeof externalWorks>, 'updatedAt'>;

/** All external works of portfolios by creator, latest first; one portfolio has at most 500. */
export async function findExternalWorks(
  reader: Reader,
  userIds: readonly string[],
): Promise<Map<string, ExternalWorkRecord[]>> {
  const rows = await reader.query<ExternalWorkRecord>(
    'findExternalWorks',
    `SELECT id, user_id AS "userId", title, description, urls, thumbnail_image_id AS "thumbnailImageId", created_at AS "createdAt"
     FROM portfolio_external_works WHERE user_id = ANY($1) ORDER BY created_at DESC, id DESC`,
    [userIds],
  );
  return Map.groupBy(rows, (row) => row.userId);
}
