import type { Transaction } from '../../database/index.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { indexWorks } from '../../people/searchIndex/index.ts';
import { foldTag } from '../../kernel/tagTitle.ts';
import type { TagRecord } from './store/tags.ts';

/** Works at once: a tag may have tens of thousands. */
const INDEXED_AT_ONCE = 500;

const listWorksOf = async (tx: Transaction, tagId: string): Promise<string[]> =>
  (
    await tx.query<{ id: string }>(
      'listWorksOfTagToChange',
      'SELECT work_id AS id FROM work_tags WHERE tag_id = $1 ORDER BY 1',
      [tagId],
    )
  ).map(({ id }) => id);

async function declareTagChange(tx: Transaction, tagIds: string[], workIds: string[]): Promise<void> {
  for (let at = 0; at < workIds.length; at += INDEXED_AT_ONCE)
    await indexWorks(tx, workIds.slice(at, at + INDEXED_AT_ONCE));
  await declareChanges(tx, [
    ...tagIds.flatMap((id) => [keys.tag(id), keys.tagWorks(id)]),
    keys.hotTags,
    keys.pickupTags,
    ...workIds.map(keys.work),
  ]);
}

const writeAlias = (tx: Transaction, tagId: string, title: string): Promise<object[]> =>
  tx.query(
    'writeTagAlias',
    'INSERT INTO tag_aliases (norm, title, tag_id) VALUES ($1, $2, $3) ON CONFLICT (norm) DO UPDATE SET title = excluded.title, tag_id = excluded.tag_id',
    [foldTag(title), title, tagId],
  );

/** Gives a tag another title. The old one stays as another name of it, so old addresses lead to the new. */
export async function renameTag(tx: Transaction, tag: TagRecord, title: string): Promise<void> {
  const [before, after] = [foldTag(tag.title), foldTag(title)];
  await tx.query('dropTagAlias', 'DELETE FROM tag_aliases WHERE norm = $1', [after]);
  await tx.query('renameTag', 'UPDATE tags SET title = $2, norm = $3 WHERE id = $1', [tag.id, title, after]);
  if (before !== after) await writeAlias(tx, tag.id, tag.title);
  await declareTagChange(tx, [tag.id], await listWorksOf(tx, tag.id));
}

/** Makes a title that no tag has another name of a tag. */
export async function addTagAlias(tx: Transaction, tag: TagRecord, title: string): Promise<void> {
  await writeAlias(tx, tag.id, title);
  await declareTagChange(tx, [tag.id], await listWorksOf(tx, tag.id));
}

/** Lists of the operators name a tag once; themes and contests may name it several times. */
async function moveEditorialTags(tx: Transaction, from: string, into: string): Promise<void> {
  for (const list of ['pickup_tags', 'recommended_tags']) {
    await tx.query(
      `move_${list}`,
      `UPDATE ${list} SET tag_id = $2 WHERE tag_id = $1 AND NOT EXISTS (SELECT 1 FROM ${list} WHERE tag_id = $2)`,
      [from, into],
    );
    await tx.query(`dropDouble_${list}`, `DELETE FROM ${list} WHERE tag_id = $1`, [from]);
  }
  for (const table of ['themes', 'contests'])
    await tx.query(`moveTagOf_${table}`, `UPDATE ${table} SET tag_id = $2 WHERE tag_id = $1`, [from, into]);
}

/** Makes one tag of two: works of `from` get `into`, themes, contests and lists of the operators too, and the titles of `from` become other names of it. */
export async function mergeTags(tx: Transaction, from: TagRecord, into: TagRecord): Promise<void> {
  const works = await listWorksOf(tx, from.id);
  await tx.query(
    'moveWorkTags',
    'UPDATE work_tags SET tag_id = $2 WHERE tag_id = $1 AND work_id NOT IN (SELECT work_id FROM work_tags WHERE tag_id = $2)',
    [from.id, into.id],
  );
  await tx.query('dropDoubleTags', 'DELETE FROM work_tags WHERE tag_id = $1', [from.id]);
  await tx.query('moveTagAliases', 'UPDATE tag_aliases SET tag_id = $2 WHERE tag_id = $1', [from.id, into.id]);
  await moveEditorialTags(tx, from.id, into.id);
  await tx.query('dropMergedTag', 'DELETE FROM tags WHERE id = $1', [from.id]);
  await writeAlias(tx, into.id, from.title);
  await declareTagChange(tx, [from.id, into.id], works);
}
