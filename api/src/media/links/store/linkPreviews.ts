import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';

export const linkPreviews = defineTable(
  'link_previews',
  {
    userId: column.text(),
    url: column.text(),
    state: column.text<'WAITING' | 'DONE' | 'FAILED'>().default("'WAITING'"),
    /** What the page calls itself. */
    title: column.text().default("''"),
    iconImageId: column.text().orNull(),
    /** How often it could not be reached. */
    attempts: column.integer().default('0'),
    /** When a worker looks next, while it waits. */
    dueAt: column.instant().default('now()'),
  },
  { key: ['userId', 'url'] },
);

/** What we know of a URL a creator links to. */
export type LinkPreviewRecord = Pick<RowOf<typeof linkPreviews>, 'userId' | 'url' | 'title' | 'iconImageId'>;

/** Previews of creators' links, by creator. */
export async function findLinkPreviews(
  reader: Reader,
  userIds: readonly string[],
): Promise<Map<string, LinkPreviewRecord[]>> {
  const rows = await reader.query<LinkPreviewRecord>(
    'findLinkPreviews',
    `SELECT user_id AS "userId", url, title, icon_image_id AS "iconImageId" FROM link_previews WHERE user_id = ANY($1) AND state = 'DONE'`,
    [userIds],
  );
  return Map.groupBy(rows, (row) => row.userId);
}

/** URLs the site and the portfolio of a creator link to now; a statement's common part. */
const USED = `
  SELECT l ->> 'url' AS url FROM sites s, jsonb_array_elements(s.links) l WHERE s.user_id = $1
  UNION SELECT u ->> 'url' FROM portfolio_external_works x, jsonb_array_elements(x.urls) u WHERE x.user_id = $1`;

/** Makes the rows follow the links: new URLs wait for the worker, those no longer linked go. Answers icons that went. */
export async function followLinks(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string | null }>(
    'followLinks',
    `WITH used AS (${USED}),
       gone AS (DELETE FROM link_previews p WHERE p.user_id = $1 AND p.url NOT IN (SELECT url FROM used) RETURNING icon_image_id),
       added AS (INSERT INTO link_previews (user_id, url) SELECT $1, url FROM used ON CONFLICT DO NOTHING)
     SELECT icon_image_id AS id FROM gone`,
    [userId],
  );
  return rows.flatMap(({ id }) => id ?? []);
}

/** A link that a worker looks up; `attempts` counts this look. */
export type DueLink = Pick<RowOf<typeof linkPreviews>, 'userId' | 'url' | 'attempts'>;

/** Takes links that wait, each for ten minutes: a worker that dies loses none. Several workers take different ones. */
export async function takeDueLinks(tx: Transaction, count: number): Promise<DueLink[]> {
  return tx.query<DueLink>(
    'takeDueLinks',
    `UPDATE link_previews p SET attempts = p.attempts + 1, due_at = now() + interval '10 minutes'
     FROM (SELECT user_id, url FROM link_previews WHERE state = 'WAITING' AND due_at <= now() ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED) d
     WHERE p.user_id = d.user_id AND p.url = d.url RETURNING p.user_id AS "userId", p.url, p.attempts`,
    [count],
  );
}

/** Writes what was found. False when the creator took the link away meanwhile. */
export async function writeLinkPreview(
  tx: Transaction,
  { userId, url, title, iconImageId }: LinkPreviewRecord,
): Promise<boolean> {
  return (await linkPreviews.update(tx, { userId, url }, { state: 'DONE', title, iconImageId })) > 0;
}

/** Puts a link off, or gives it up where `hours` is null. */
export async function putOffLink(tx: Transaction, link: DueLink, hours: number | null): Promise<void> {
  await tx.query(
    'putOffLink',
    `UPDATE link_previews SET state = CASE WHEN $3::int IS NULL THEN 'FAILED' ELSE 'WAITING' END,
       due_at = now() + make_interval(hours => coalesce($3::int, 0)) WHERE user_id = $1 AND url = $2`,
    [link.userId, link.url, hours],
  );
}

/** External works of the creator that link to the URL. */
export async function listExternalWorksWith(reader: Reader, userId: string, url: string): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'listExternalWorksWith',
    `SELECT id FROM portfolio_external_works WHERE user_id = $1 AND urls @> jsonb_build_array(jsonb_build_object('url', $2::text))`,
    [userId, url],
  );
  return rows.map(({ id }) => id);
}
