import type { Reader, Transaction } from '../../database/index.ts';
import { newId } from '../../kernel/ids.ts';
import { foldTag } from '../normalizeTag.ts';

export interface TagRecord {
  id: string;
  title: string;
}

/** Tags by id. */
export async function findTags(reader: Reader, ids: readonly string[]): Promise<Map<string, TagRecord>> {
  const rows = await reader.query<TagRecord>('findTags', 'SELECT id, title FROM tags WHERE id = ANY($1)', [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The tag with this title, however it is written. */
export async function findTagByTitle(reader: Reader, title: string): Promise<TagRecord | null> {
  const [row] = await reader.query<TagRecord>('findTagByTitle', 'SELECT id, title FROM tags WHERE norm = $1', [
    foldTag(title),
  ]);
  return row ?? null;
}

/** The tags with these titles, in this order; those that are new are made. Twins in the list become one. */
export async function findOrCreateTags(tx: Transaction, titles: string[]): Promise<TagRecord[]> {
  const byNorm = new Map(titles.map((title) => [foldTag(title), title]));
  const norms = [...byNorm.keys()];
  if (norms.length === 0) return [];
  // Sorted, so that two writers with the same new tags take their row locks in the same order.
  const sorted = norms.toSorted();
  await tx.query(
    'createTags',
    `INSERT INTO tags (id, title, norm) SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) ON CONFLICT (norm) DO NOTHING`,
    [sorted.map(() => newId('Tag')), sorted.map((norm) => byNorm.get(norm)), sorted],
  );
  const rows = await tx.query<TagRecord & { norm: string }>(
    'findTagsByNorm',
    'SELECT id, title, norm FROM tags WHERE norm = ANY($1)',
    [norms],
  );
  const found = new Map(rows.map(({ id, title, norm }) => [norm, { id, title }]));
  return norms.flatMap((norm) => found.get(norm) ?? []);
}

/** How many works a reader can see under each tag. */
export async function countVisibleWorks(reader: Reader, tagIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await reader.query<{ tagId: string; count: number }>(
    'countVisibleWorks',
    `SELECT wt.tag_id AS "tagId", count(*)::int AS count FROM work_tags wt JOIN visible_works w ON w.id = wt.work_id
     WHERE wt.tag_id = ANY($1) GROUP BY wt.tag_id`,
    [tagIds],
  );
  return new Map(rows.map((row) => [row.tagId, row.count]));
}

/** The tags of most works that published within the last 30 days; a tag without a visible work is not there. */
export async function listHotTags(reader: Reader, first: number): Promise<TagRecord[]> {
  return reader.query<TagRecord>(
    'listHotTags',
    `SELECT t.id, t.title FROM (
       SELECT wt.tag_id, count(*) AS works, max(w.first_publish_at) AS latest
       FROM (SELECT id, first_publish_at FROM visible_works ORDER BY first_publish_at DESC LIMIT 1000) w
       JOIN work_tags wt ON wt.work_id = w.id GROUP BY wt.tag_id
     ) hot JOIN tags t ON t.id = hot.tag_id ORDER BY hot.works DESC, hot.latest DESC, t.id LIMIT $1`,
    [first],
  );
}
