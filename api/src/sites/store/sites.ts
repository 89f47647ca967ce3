import { column, defineTable, type Reader } from '../../database/index.ts';

export interface SiteLinkRecord {
  title: string;
  url: string;
}

/** A creator's site. */
export interface SiteRecord {
  id: string;
  userId: string;
  /** The title as shown: the display name where the creator set none. */
  title: string;
  description: string;
  comment: string;
  color: string;
  isClosed: boolean;
  heroImageId: string | null;
  links: SiteLinkRecord[];
  workDefaultSortOrder: 'NEWEST_FIRST' | 'OLDEST_FIRST';
  workLayout: 'GRID' | 'LIST';
}

export const sites = defineTable<Omit<SiteRecord, 'title'> & { title: string | null; updatedAt: Date }>('sites', {
  id: column.TEXT,
  userId: column.TEXT,
  title: column.TEXT,
  description: column.TEXT,
  comment: column.TEXT,
  color: column.TEXT,
  isClosed: column.BOOLEAN,
  heroImageId: column.TEXT,
  links: column.JSONB,
  workDefaultSortOrder: column.TEXT,
  workLayout: column.TEXT,
  updatedAt: column.DATE,
});

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
