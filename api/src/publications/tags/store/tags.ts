import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';
import { newId } from '../../../kernel/ids.ts';
import { foldTag } from '../../../kernel/tagTitle.ts';

export const tagAliases = defineTable(
  'tag_aliases',
  {
    norm: column.text(),
    title: column.text(),
    tagId: column.text(),
    createdAt: column.instant().default('now()'),
  },
  { key: ['norm'] },
);

export const tags = defineTable('tags', {
  id: column.text(),
  title: column.text(),
  norm: column.text(),
  createdAt: column.instant().default('now()'),
});

export interface TagRecord {
  id: string;
  title: string;
}

/** Tags by id. */
export async function findTags(reader: Reader, ids: readonly string[]): Promise<Map<string, TagRecord>> {
  const rows = await reader.query<TagRecord>('findTags', 'SELECT id, title FROM tags WHERE id = ANY($1)', [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Tags by the folded form of their title or of another name (foldTag). */
export async function findTagsByNorm(reader: Reader, norms: readonly string[]): Promise<Map<string, TagRecord>> {
  const rows = await reader.query<TagRecord & { norm: string }>(
    'findTagsByNorm',
    `SELECT id, title, norm FROM tags WHERE norm = ANY($1)
     UNION ALL SELECT t.id, t.title, a.norm FROM tag_aliases a JOIN tags t ON t.id = a.tag_id WHERE a.norm = ANY($1)`,
    [norms],
  );
  return new Map(rows.map(({ id, title, norm }) => [norm, { id, title }]));
}

/** The tags with these titles, in this order; those that are new are made. The same title twice becomes one. */
export async function findOrCreateTags(tx: Transaction, titles: string[]): Promise<TagRecord[]> {
  const byNorm = new Map(titles.map((title) => [foldTag(title), title]));
  const norms = [...byNorm.keys()];
  if (norms.length === 0) return [];
  // Sorted, so that two writers with the same new tags take their row locks in the same order.
  const sorted = norms.toSorted();
  await tx.query(
    'createTags',
    `INSERT INTO tags (id, title, norm) SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) AS given (id, title, norm)
     WHERE NOT EXISTS (SELECT 1 FROM tag_aliases a WHERE a.norm = given.norm) ON CONFLICT (norm) DO NOTHING`,
    [sorted.map(() => newId('Tag')), sorted.map((norm) => byNorm.get(norm)), sorted],
  );
  const found = await findTagsByNorm(tx, norms);
  const tags = norms.flatMap((norm) => found.get(norm) ?? []);
  return [...new Map(tags.map((tag) => [tag.id, tag])).values()];
}

/** Works looked at for each tag, newest first: what goes together now. */
const WORKS_LOOKED_AT = 1000;
/**
 * Works of a tag among which those are looked for, at a cost that does not grow with the tag. Of a larger tag it is a sample: ids are
 * random, and the same ones come first each time, so that a page does not change for nothing.
 */
const WORKS_SAMPLED = 2000;
/** Together once is chance. */
const LEAST_TOGETHER = 2;

/** The tags that stand most often beside each tag on works everybody is shown, the most frequent first. */
export async function findRelatedTags(
  reader: Reader,
  tagIds: readonly string[],
  first: number,
): Promise<Map<string, TagRecord[]>> {
  const rows = await reader.query<TagRecord & { besideId: string }>(
    'findRelatedTags',
    `SELECT asked.id AS "besideId", related.id, related.title FROM unnest($1::text[]) AS asked (id) CROSS JOIN LATERAL (
       SELECT t.id, t.title, count(*) AS together FROM (
         SELECT w.id FROM visible_works w
         JOIN (SELECT work_id FROM work_tags WHERE tag_id = asked.id ORDER BY work_id LIMIT $5) own ON own.work_id = w.id
         WHERE w.rating <> 'MATURE' ORDER BY w.first_publish_at DESC, w.id DESC LIMIT $3
       ) newest JOIN work_tags beside ON beside.work_id = newest.id AND beside.tag_id <> asked.id JOIN tags t ON t.id = beside.tag_id
       GROUP BY t.id, t.title HAVING count(*) >= $4 ORDER BY together DESC, t.id LIMIT $2
     ) related ORDER BY asked.id, related.together DESC, related.id`,
    [tagIds, first, WORKS_LOOKED_AT, LEAST_TOGETHER, WORKS_SAMPLED],
  );
  return Map.groupBy(rows, (row) => row.besideId);
}

/** How many works the list of each tag shows to everybody; 0 where there are mature ones alone, and nothing where there is none. */
export async function countVisibleWorks(reader: Reader, tagIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await reader.query<{ tagId: string; count: number }>(
    'countVisibleWorks',
    `SELECT wt.tag_id AS "tagId", count(*) FILTER (WHERE w.rating <> 'MATURE')::int AS count
     FROM work_tags wt JOIN visible_works w ON w.id = wt.work_id WHERE wt.tag_id = ANY($1) GROUP BY wt.tag_id`,
    [tagIds],
  );
  return new Map(rows.map((row) => [row.tagId, row.count]));
}
