import { column, defineTable, type Reader, type RowOf } from '../../../database/index.ts';

export const komawariWorks = defineTable('portfolio_komawari_works', {
  id: column.text(),
  userId: column.text(),
  workId: column.text(),
  /** A picture for the portfolio alone; null where the cover of the work stands. */
  thumbnailImageId: column.text().orNull(),
  createdAt: column.instant().default('now()'),
});

/** A work of Komawari in its creator's portfolio. `isVisible` is the visibility predicate's answer for the work. */
export interface KomawariWorkRecord extends RowOf<typeof komawariWorks> {
  isVisible: boolean;
  isInTrash: boolean;
}

/** All in-product works of portfolios by creator, latest added first, hidden ones included and marked. */
export async function findKomawariWorks(
  reader: Reader,
  userIds: readonly string[],
): Promise<Map<string, KomawariWorkRecord[]>> {
  const rows = await reader.query<KomawariWorkRecord>(
    'findKomawariWorks',
    `SELECT k.id, k.user_id AS "userId", k.work_id AS "workId", k.thumbnail_image_id AS "thumbnailImageId", k.created_at AS "createdAt",
       v.id IS NOT NULL AS "isVisible", w.deleted_at IS NOT NULL AS "isInTrash"
     FROM portfolio_komawari_works k JOIN works w ON w.id = k.work_id LEFT JOIN visible_works v ON v.id = k.work_id
     WHERE k.user_id = ANY($1) ORDER BY k.created_at DESC, k.id DESC`,
    [userIds],
  );
  return Map.groupBy(rows, (row) => row.userId);
}
