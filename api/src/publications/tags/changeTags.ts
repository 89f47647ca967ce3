import type { Lifecycle, Transaction } from '../../database/index.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { indexWorks } from '../../people/searchIndex/index.ts';
import { foldTag } from '../../kernel/tagTitle.ts';
import { deleteAlias, deleteTag, listWorksOf, moveAliases, writeAlias, writeTitle } from './store/tagChanges.ts';
import type { TagRecord } from './store/tags.ts';

/** Works at once: a tag may have tens of thousands. */
const INDEXED_AT_ONCE = 500;

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

/** Gives a tag another title. The old one stays as another name of it, so old URLs lead to the new. */
export async function renameTag(tx: Transaction, tag: TagRecord, title: string): Promise<void> {
  await deleteAlias(tx, title);
  await writeTitle(tx, tag.id, title);
  if (foldTag(tag.title) !== foldTag(title)) await writeAlias(tx, tag.id, tag.title);
  await declareTagChange(tx, [tag.id], await listWorksOf(tx, tag.id));
}

/** Makes a title that no tag has another name of a tag. */
export async function addTagAlias(tx: Transaction, tag: TagRecord, title: string): Promise<void> {
  await writeAlias(tx, tag.id, title);
  await declareTagChange(tx, [tag.id], await listWorksOf(tx, tag.id));
}

/**
 * Makes one tag of two: whatever has `from` gets `into` from the part of the API that owns it, and the titles of `from`
 * become other names of it.
 */
export async function mergeTags(
  tx: Transaction,
  from: TagRecord,
  into: TagRecord,
  lifecycles: readonly Pick<Lifecycle, 'moveTag'>[],
): Promise<void> {
  const works = await listWorksOf(tx, from.id);
  for (const { moveTag } of lifecycles) await moveTag?.(tx, { from: from.id, into: into.id });
  await moveAliases(tx, from.id, into.id);
  await deleteTag(tx, from.id);
  await writeAlias(tx, into.id, from.title);
  await declareTagChange(tx, [from.id, into.id], works);
}
