import {
  column,
  defineTable,
  type Reader,
  type RowOf,
  type TagMove,
  type Transaction,
} from '../../../database/index.ts';

export const workTags = defineTable(
  'work_tags',
  {
    workId: column.text(),
    tagId: column.text(),
    position: column.integer(),
  },
  { key: ['workId', 'tagId'] },
);

/** A tag on a work. */
export interface WorkTagRecord extends Pick<RowOf<typeof workTags>, 'workId' | 'tagId'> {
  title: string;
}

/** Tags of works in their order. */
export async function findWorkTags(reader: Reader, workIds: readonly string[]): Promise<Map<string, WorkTagRecord[]>> {
  const rows = await reader.query<WorkTagRecord>(
    'findWorkTags',
    `SELECT wt.work_id AS "workId", t.id AS "tagId", t.title FROM work_tags wt JOIN tags t ON t.id = wt.tag_id
     WHERE wt.work_id = ANY($1) ORDER BY wt.work_id, wt.position`,
    [workIds],
  );
  return Map.groupBy(rows, (row) => row.workId);
}

/** Whether one of the tags of a work has no other work that readers can see. */
export async function hasTagAlone(reader: Reader, workId: string): Promise<boolean> {
  const [row] = await reader.query<{ isSo: boolean }>(
    'hasTagAlone',
    `SELECT EXISTS (SELECT FROM work_tags own WHERE own.work_id = $1 AND NOT EXISTS (
       SELECT FROM work_tags o JOIN visible_works w ON w.id = o.work_id WHERE o.tag_id = own.tag_id AND o.work_id <> $1
     )) AS "isSo"`,
    [workId],
  );
  return row?.isSo ?? false;
}

/** Replaces the tags of a work. */
export async function replaceWorkTags(tx: Transaction, workId: string, tagIds: string[]): Promise<void> {
  await tx.query('deleteWorkTags', 'DELETE FROM work_tags WHERE work_id = $1 AND tag_id <> ALL($2)', [workId, tagIds]);
  await tx.query(
    'writeWorkTags',
    `INSERT INTO work_tags (work_id, tag_id, position)
     SELECT $1, tag_id, ordinality FROM unnest($2::text[]) WITH ORDINALITY AS given (tag_id, ordinality)
     ON CONFLICT (work_id, tag_id) DO UPDATE SET position = excluded.position`,
    [workId, tagIds],
  );
}

/** Works with the one tag have the other, once. */
export async function moveWorkTags(tx: Transaction, { from, into }: TagMove): Promise<void> {
  await tx.query(
    'moveWorkTags',
    'UPDATE work_tags SET tag_id = $2 WHERE tag_id = $1 AND work_id NOT IN (SELECT work_id FROM work_tags WHERE tag_id = $2)',
    [from, into],
  );
  await workTags.delete(tx, { tagId: from });
}
