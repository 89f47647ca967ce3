import { column, defineTable, type Reader, type TagMove, type Transaction } from '../../../database/index.ts';
import type { TagRecord } from '../../../publications/tags/index.ts';

export const pickupTags = defineTable(
  'pickup_tags',
  {
    tagId: column.text(),
    position: column.integer(),
  },
  { key: ['tagId'] },
);

export const recommendedTags = defineTable(
  'recommended_tags',
  {
    tagId: column.text(),
    position: column.integer(),
  },
  { key: ['tagId'] },
);

/** Tags that operators put in a list: each `pickup` tag is a row of works on the top page, `recommended` ones are offered for choice. */
export type TagList = 'pickup' | 'recommended';

const TABLES = { pickup: pickupTags, recommended: recommendedTags } as const;

/** The tags of a list in the operators' order. */
export const listTagsOf = (reader: Reader, list: TagList): Promise<TagRecord[]> =>
  reader.query<TagRecord>(
    `list_${list}_tags`,
    `SELECT t.id, t.title FROM ${list}_tags l JOIN tags t ON t.id = l.tag_id ORDER BY l.position, t.id`,
  );

/** Puts a tag into a list at a place (1 is the first), or moves it there. */
export async function placeTag(tx: Transaction, list: TagList, tagId: string, place: number | null): Promise<void> {
  await tx.query(`lock_${list}_tags`, `LOCK TABLE ${list}_tags IN SHARE ROW EXCLUSIVE MODE`);
  const others = (await listTagsOf(tx, list)).map(({ id }) => id).filter((id) => id !== tagId);
  const ordered = others.toSpliced((place ?? others.length + 1) - 1, 0, tagId);
  await tx.query(
    `order_${list}_tags`,
    `INSERT INTO ${TABLES[list].name} (tag_id, position) SELECT * FROM unnest($1::text[]) WITH ORDINALITY
     ON CONFLICT (tag_id) DO UPDATE SET position = EXCLUDED.position`,
    [ordered],
  );
}

/** Takes a tag out of a list; answers whether it was there. */
export async function dropTag(tx: Transaction, list: TagList, tagId: string): Promise<boolean> {
  return (await TABLES[list].delete(tx, tagId)) > 0;
}

/** A list names a tag once: where both were in it, the one that stays keeps its place. */
export async function moveTagInLists(tx: Transaction, { from, into }: TagMove): Promise<void> {
  for (const table of Object.values(TABLES))
    if ((await table.find(tx, into)) === null) await table.update(tx, from, { tagId: into });
    else await table.delete(tx, from);
}
