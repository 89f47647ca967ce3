import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';

export interface SiteLinkRecord {
  title: string;
  url: string;
}

export const sites = defineTable('sites', {
  id: column.text(),
  userId: column.text(),
  /** Null where it is the display name. */
  title: column.text().orNull(),
  description: column.text().default("''"),
  comment: column.text().default("''"),
  color: column.text().default("'#c7341a'"),
  isClosed: column.boolean().default('false'),
  heroImageId: column.text().orNull(),
  links: column.json<SiteLinkRecord[]>().default("'[]'"),
  workDefaultSortOrder: column.text<'NEWEST_FIRST' | 'OLDEST_FIRST'>().default("'NEWEST_FIRST'"),
  workLayout: column.text<'GRID' | 'LIST'>().default("'GRID'"),
  updatedAt: column.instant().default('now()'),
  usesRecaptcha: column.boolean().default('false'),
  holdsComments: column.boolean().default('false'),
});

/** A creator's site. */
export interface SiteRecord extends Omit<
  RowOf<typeof sites>,
  'title' | 'updatedAt' | 'usesRecaptcha' | 'holdsComments'
> {
  /** The title as shown: the display name where the creator set none. */
  title: string;
}

/** Sites by their creator's id. */
export async function findSites(reader: Reader, userIds: readonly string[]): Promise<Map<string, SiteRecord>> {
  const rows = await reader.query<SiteRecord>(
    'findSites',
    `SELECT s.id, s.user_id AS "userId", coalesce(s.title, u.display_name) AS title, s.description, s.comment, s.color, s.is_closed AS "isClosed",
       s.hero_image_id AS "heroImageId", s.links, s.work_default_sort_order AS "workDefaultSortOrder", s.work_layout AS "workLayout"
     FROM sites s JOIN users u ON u.id = s.user_id WHERE s.user_id = ANY($1)`,
    [userIds],
  );
  return new Map(rows.map((row) => [row.userId, row]));
}

/** A creator's site, its row locked until the transaction ends; null when there is none. */
export async function lockSite(tx: Transaction, userId: string): Promise<SiteRecord | null> {
  await sites.lock(tx, { userId });
  return (await findSites(tx, [userId])).get(userId) ?? null;
}
