import type { Reader } from '../../../database/index.ts';

/** A row of a listing; `name` is what the path is made of. */
export interface SitemapRow {
  id: string;
  name: string;
  changedAt: Date | null;
  imageId: string | null;
}

/** How pages of a kind are counted and listed, by id, $1 (after) to $2 (before), $3 of them. */
interface Statements {
  count: string;
  list: string;
}

const NO_IMAGE = `NULL::text AS "imageId"`;

/** Creators who have something to show; the pages of readers say nothing to a searcher. */
const CREATORS = `
  FROM users u JOIN sites s ON s.user_id = u.id JOIN accounts a ON a.id = u.id
  CROSS JOIN LATERAL (
    SELECT greatest(
      (SELECT max(e.publish_at) FROM works w JOIN visible_episodes e ON e.work_id = w.id WHERE w.user_id = u.id),
      (SELECT max(l.first_opened_at) FROM visible_illustrations l WHERE l.user_id = u.id)) AS at
  ) latest
  WHERE NOT s.is_closed AND a.disabled_at IS NULL AND latest.at IS NOT NULL`;

const TAGS = `
  FROM tags t WHERE EXISTS (SELECT 1 FROM work_tags wt JOIN visible_works w ON w.id = wt.work_id WHERE wt.tag_id = t.id AND w.rating <> 'MATURE')`;

/** Creators whose sites are open, in the part that a list asks for. */
const OPEN_SITES = `
  FROM users u JOIN sites s ON s.user_id = u.id JOIN accounts a ON a.id = u.id WHERE NOT s.is_closed AND a.disabled_at IS NULL`;

/** Works of an open portfolio; those of ours only while a reader can see them. */
const IN_PORTFOLIO = {
  external: `FROM portfolio_external_works p JOIN users u ON u.id = p.user_id JOIN sites s ON s.user_id = u.id
    JOIN accounts a ON a.id = u.id WHERE NOT s.is_closed AND a.disabled_at IS NULL`,
  komawari: `FROM portfolio_komawari_works p JOIN visible_works w ON w.id = p.work_id JOIN users u ON u.id = p.user_id WHERE true`,
} as const;

/** One tab of creators' sites, of those who have something in it. */
const tabOf = (hasSomething: string): Statements => ({
  count: `SELECT count(*)::int AS count ${OPEN_SITES} AND ${hasSomething}`,
  list: `SELECT u.id, u.screen_name::text AS name, NULL::timestamptz AS "changedAt", ${NO_IMAGE} ${OPEN_SITES} AND ${hasSomething}
           AND u.id > $1 AND u.id < $2 ORDER BY u.id LIMIT $3`,
});

const portfolioWorks = (rows: string, picture = 'p.thumbnail_image_id'): Statements => ({
  count: `SELECT count(*)::int AS count ${rows}`,
  list: `SELECT p.id, u.screen_name::text AS name, p.created_at AS "changedAt", ${picture} AS "imageId" ${rows}
           AND p.id > $1 AND p.id < $2 ORDER BY p.id LIMIT $3`,
});

/** Only what a guest can open is in any of these. */
const STATEMENTS = {
  works: {
    count: 'SELECT count(*)::int AS count FROM visible_works',
    // Drafts change a work's own row: only what readers can see counts as a change.
    list: `SELECT w.id, w.id AS name, (SELECT max(e.publish_at) FROM visible_episodes e WHERE e.work_id = w.id) AS "changedAt",
             (SELECT v.image_id FROM work_covers v WHERE v.work_id = w.id AND w.rating <> 'MATURE') AS "imageId"
           FROM visible_works w WHERE w.id > $1 AND w.id < $2 ORDER BY w.id LIMIT $3`,
  },
  episodes: {
    count: 'SELECT count(*)::int AS count FROM visible_episodes',
    list: `SELECT e.id, e.id AS name, greatest(e.publish_at, e.updated_at) AS "changedAt", ${NO_IMAGE}
           FROM visible_episodes e WHERE e.id > $1 AND e.id < $2 ORDER BY e.id LIMIT $3`,
  },
  illustrations: {
    count: 'SELECT count(*)::int AS count FROM visible_illustrations',
    list: `SELECT l.id, l.id AS name, greatest(l.first_opened_at, l.updated_at) AS "changedAt",
             (SELECT m.image_id FROM illustration_images m WHERE m.illustration_id = l.id
               AND NOT EXISTS (SELECT 1 FROM works x WHERE x.id = l.work_id AND x.rating = 'MATURE') ORDER BY m.position LIMIT 1) AS "imageId"
           FROM visible_illustrations l WHERE l.id > $1 AND l.id < $2 ORDER BY l.id LIMIT $3`,
  },
  creators: {
    count: `SELECT count(*)::int AS count ${CREATORS}`,
    list: `SELECT u.id, u.screen_name::text AS name, latest.at AS "changedAt", ${NO_IMAGE} ${CREATORS}
             AND u.id > $1 AND u.id < $2 ORDER BY u.id LIMIT $3`,
  },
  manga: tabOf('EXISTS (SELECT 1 FROM visible_works w WHERE w.user_id = u.id)'),
  galleries: tabOf('EXISTS (SELECT 1 FROM visible_illustrations l WHERE l.user_id = u.id)'),
  profiles: tabOf(`u.self_introduction <> ''`),
  portfolios: tabOf('EXISTS (SELECT 1 FROM visible_portfolios p WHERE p.user_id = u.id)'),
  externalworks: portfolioWorks(IN_PORTFOLIO.external),
  komawariworks: portfolioWorks(IN_PORTFOLIO.komawari, `CASE WHEN w.rating <> 'MATURE' THEN p.thumbnail_image_id END`),
  tags: {
    count: `SELECT count(*)::int AS count ${TAGS}`,
    list: `SELECT t.id, t.title AS name, NULL::timestamptz AS "changedAt", ${NO_IMAGE} ${TAGS}
             AND t.id > $1 AND t.id < $2 ORDER BY t.id LIMIT $3`,
  },
} as const satisfies Record<string, Statements>;

/** The names of the kinds of pages of which there are many, as they stand in the URLs of sitemaps. */
export type SitemapKindName = keyof typeof STATEMENTS;

/** How many pages of a kind there are. */
export async function countPages(reader: Reader, kind: SitemapKindName): Promise<number> {
  const [row] = await reader.query<{ count: number }>(`countSitemap-${kind}`, STATEMENTS[kind].count);
  return row?.count ?? 0;
}

/** Pages of a kind with ids after one and before another, by id. */
export const listPages = (
  reader: Reader,
  kind: SitemapKindName,
  { after, before, limit }: { after: string; before: string; limit: number },
): Promise<SitemapRow[]> =>
  reader.query<SitemapRow>(`listSitemap-${kind}`, STATEMENTS[kind].list, [after, before, limit]);
