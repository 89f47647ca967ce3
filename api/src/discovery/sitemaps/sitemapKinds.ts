import type { IdType } from '../../kernel/ids.ts';
import {
  episodePath,
  illustrationPath,
  portfolioWorkPath,
  tagPath,
  userPath,
  workPath,
} from '../../publishing/index.ts';

/** A row of a listing; `name` is what the path is made of. */
export interface SitemapRow {
  id: string;
  name: string;
  changedAt: Date | null;
  imageId: string | null;
}

/** One kind of page of which there are many: how they are counted and listed, by id, $1 (after) to $2 (before), $3 of them. */
export interface SitemapKind {
  kind: string;
  type: IdType;
  count: string;
  list: string;
  pathOf(row: SitemapRow): string;
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
  FROM tags t WHERE EXISTS (SELECT 1 FROM work_tags wt JOIN visible_works w ON w.id = wt.work_id WHERE wt.tag_id = t.id)`;

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
const tabOf = (kind: string, subpage: string, hasSomething: string): SitemapKind => ({
  kind,
  type: 'User',
  count: `SELECT count(*)::int AS count ${OPEN_SITES} AND ${hasSomething}`,
  list: `SELECT u.id, u.screen_name::text AS name, NULL::timestamptz AS "changedAt", ${NO_IMAGE} ${OPEN_SITES} AND ${hasSomething}
           AND u.id > $1 AND u.id < $2 ORDER BY u.id LIMIT $3`,
  pathOf: ({ name }) => userPath(name, subpage),
});

const portfolioWorks = (kind: string, type: IdType, rows: string): SitemapKind => ({
  kind,
  type,
  count: `SELECT count(*)::int AS count ${rows}`,
  list: `SELECT p.id, u.screen_name::text AS name, p.created_at AS "changedAt", p.thumbnail_image_id AS "imageId" ${rows}
           AND p.id > $1 AND p.id < $2 ORDER BY p.id LIMIT $3`,
  pathOf: ({ id, name }) => portfolioWorkPath(name, id),
});

/** What is listed of the site besides its fixed pages. Only what a guest can open is in any of these. */
export const sitemapKinds: readonly SitemapKind[] = [
  {
    kind: 'works',
    type: 'Work',
    count: 'SELECT count(*)::int AS count FROM visible_works',
    // Drafts change a work's own row: only what readers can see counts as a change.
    list: `SELECT w.id, w.id AS name, (SELECT max(e.publish_at) FROM visible_episodes e WHERE e.work_id = w.id) AS "changedAt",
             w.cover_image_id AS "imageId"
           FROM visible_works w WHERE w.id > $1 AND w.id < $2 ORDER BY w.id LIMIT $3`,
    pathOf: ({ name }) => workPath(name),
  },
  {
    kind: 'episodes',
    type: 'Episode',
    count: 'SELECT count(*)::int AS count FROM visible_episodes',
    list: `SELECT e.id, e.id AS name, greatest(e.publish_at, e.updated_at) AS "changedAt", ${NO_IMAGE}
           FROM visible_episodes e WHERE e.id > $1 AND e.id < $2 ORDER BY e.id LIMIT $3`,
    pathOf: ({ name }) => episodePath(name),
  },
  {
    kind: 'illustrations',
    type: 'Illustration',
    count: 'SELECT count(*)::int AS count FROM visible_illustrations',
    list: `SELECT l.id, l.id AS name, greatest(l.first_opened_at, l.updated_at) AS "changedAt",
             (SELECT m.image_id FROM illustration_images m WHERE m.illustration_id = l.id ORDER BY m.position LIMIT 1) AS "imageId"
           FROM visible_illustrations l WHERE l.id > $1 AND l.id < $2 ORDER BY l.id LIMIT $3`,
    pathOf: ({ name }) => illustrationPath(name),
  },
  {
    kind: 'creators',
    type: 'User',
    count: `SELECT count(*)::int AS count ${CREATORS}`,
    list: `SELECT u.id, u.screen_name::text AS name, latest.at AS "changedAt", ${NO_IMAGE} ${CREATORS}
             AND u.id > $1 AND u.id < $2 ORDER BY u.id LIMIT $3`,
    pathOf: ({ name }) => userPath(name, ''),
  },
  tabOf('manga', '/manga', 'EXISTS (SELECT 1 FROM visible_works w WHERE w.user_id = u.id)'),
  tabOf('galleries', '/illustrations', 'EXISTS (SELECT 1 FROM visible_illustrations l WHERE l.user_id = u.id)'),
  tabOf('profiles', '/profile', `u.self_introduction <> ''`),
  tabOf('portfolios', '/mangafolio', 'EXISTS (SELECT 1 FROM visible_portfolios p WHERE p.user_id = u.id)'),
  portfolioWorks('externalworks', 'ExternalWork', IN_PORTFOLIO.external),
  portfolioWorks('komawariworks', 'KomawariWork', IN_PORTFOLIO.komawari),
  {
    kind: 'tags',
    type: 'Tag',
    count: `SELECT count(*)::int AS count ${TAGS}`,
    list: `SELECT t.id, t.title AS name, NULL::timestamptz AS "changedAt", ${NO_IMAGE} ${TAGS}
             AND t.id > $1 AND t.id < $2 ORDER BY t.id LIMIT $3`,
    pathOf: ({ name }) => tagPath(name),
  },
];
