import type { Reader, Transaction } from '../../../database/index.ts';
import { foldTag } from '../../../kernel/tagTitle.ts';
import { tagAliases, tags } from './tags.ts';

/** The works with a tag, whoever may see them. */
export async function listWorksOf(reader: Reader, tagId: string): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'listWorksOfTagToChange',
    'SELECT work_id AS id FROM work_tags WHERE tag_id = $1 ORDER BY 1',
    [tagId],
  );
  return rows.map(({ id }) => id);
}

/** Makes a title another name of a tag, whosever it was. */
export const writeAlias = (tx: Transaction, tagId: string, title: string): Promise<void> =>
  tagAliases.upsert(tx, { norm: foldTag(title), title, tagId });

/** Takes a name away from the tag whose other name it is. */
export async function deleteAlias(tx: Transaction, title: string): Promise<void> {
  await tagAliases.delete(tx, foldTag(title));
}

/** Gives a tag another title. */
export async function writeTitle(tx: Transaction, id: string, title: string): Promise<void> {
  await tags.update(tx, id, { title, norm: foldTag(title) });
}

/** Gives the other names of a tag to another. */
export async function moveAliases(tx: Transaction, from: string, into: string): Promise<void> {
  await tagAliases.update(tx, { tagId: from }, { tagId: into });
}

/** Deletes a tag that nothing has any more. */
export async function deleteTag(tx: Transaction, id: string): Promise<void> {
  await tags.delete(tx, id);
}
