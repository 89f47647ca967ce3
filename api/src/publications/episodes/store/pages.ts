import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { newId } from '../../../kernel/ids.ts';

export const pages = defineTable('pages', {
  id: column.text(),
  episodeId: column.text(),
  position: column.integer(),
  /** Changes when the picture is replaced; the page stays. */
  imageId: column.text(),
  /** What it shows, in words. */
  altText: column.text().default("''"),
  /** What is said on it. */
  transcript: column.text().default("''"),
  /** Never cut in halves on phones. */
  noSplit: column.boolean().default('false'),
});

/** A page in its place, 1 being the first. */
export type PageRecord = RowOf<typeof pages>;

const PAGE_COLUMNS = `p.id, p.episode_id AS "episodeId", p.position, p.image_id AS "imageId", p.alt_text AS "altText", p.transcript, p.no_split AS "noSplit"`;

/** Pages of episodes, in reading order. */
export async function findPages(reader: Reader, episodeIds: readonly string[]): Promise<Map<string, PageRecord[]>> {
  const rows = await reader.query<PageRecord>(
    'findPages',
    `SELECT ${PAGE_COLUMNS} FROM pages p WHERE p.episode_id = ANY($1) ORDER BY p.episode_id, p.position`,
    [episodeIds],
  );
  return Map.groupBy(rows, (row) => row.episodeId);
}

/** How many pages each episode has; one without any is not there. */
export async function countPages(reader: Reader, episodeIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await reader.query<{ id: string; count: number }>(
    'countPages',
    'SELECT episode_id AS id, count(*)::int AS count FROM pages WHERE episode_id = ANY($1) GROUP BY episode_id',
    [episodeIds],
  );
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** The first page of each episode. */
export async function findFirstPages(reader: Reader, episodeIds: readonly string[]): Promise<Map<string, PageRecord>> {
  const rows = await reader.query<PageRecord>(
    'findFirstPages',
    `SELECT ${PAGE_COLUMNS} FROM pages p WHERE p.episode_id = ANY($1) AND p.position = 1`,
    [episodeIds],
  );
  return new Map(rows.map((row) => [row.episodeId, row]));
}

export type PageDraft = Omit<PageRecord, 'id' | 'episodeId' | 'position'> & { id: string | null };

/** Replaces the pages of an episode by these, in this order. Pages that stay keep their ids. */
export async function replacePages(tx: Transaction, episodeId: string, drafts: PageDraft[]): Promise<void> {
  const ids = drafts.map((draft) => draft.id ?? newId('Page'));
  await tx.query('deletePages', 'DELETE FROM pages WHERE episode_id = $1 AND id <> ALL($2)', [episodeId, ids]);
  await tx.query(
    'writePages',
    `INSERT INTO pages (id, episode_id, position, image_id, alt_text, transcript, no_split)
     SELECT g.id, $1, g.position, g.image_id, g.alt_text, g.transcript, g.no_split
     FROM unnest($2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::bool[]) AS g (id, position, image_id, alt_text, transcript, no_split)
     ON CONFLICT (id) DO UPDATE SET position = excluded.position, image_id = excluded.image_id, alt_text = excluded.alt_text,
       transcript = excluded.transcript, no_split = excluded.no_split`,
    [
      episodeId,
      ids,
      drafts.map((_, index) => index + 1),
      drafts.map((draft) => draft.imageId),
      drafts.map((draft) => draft.altText),
      drafts.map((draft) => draft.transcript),
      drafts.map((draft) => draft.noSplit),
    ],
  );
}
