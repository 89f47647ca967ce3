import type { Needs } from '../../graphql/context.ts';
import { done, notFound, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { foldTag } from '../../kernel/tagTitle.ts';
import { checkTagTitle, findTagsByNorm } from '../../publications/tags/index.ts';
import { settleTag } from './saveTheme.ts';
import { dropTag, placeTag, type TagList } from './store/tagLists.ts';

/** Puts a tag into a list of the operators, at the end unless a place (from 1) is given. A tag nobody has used yet is made. */
export async function addTagTo(
  { database }: Needs<'database'>,
  list: TagList,
  title: string,
  place: number | null,
): Promise<Outcome<{ title: string }>> {
  const found: Problem[] = [];
  const checked = checkTagTitle(title, ['title'], found);
  if (found.length > 0) return problems(found);
  const tag = await database.transact(async (tx) => {
    const settled = await settleTag(tx, checked);
    await placeTag(tx, list, settled.id, place);
    await declareChanges(tx, [keys.pickupTags]);
    return settled;
  });
  return done({ title: tag.title });
}

/** Takes a tag out of a list of the operators. */
export async function removeTagFrom({ database }: Needs<'database'>, list: TagList, title: string): Promise<void> {
  await database.transact(async (tx) => {
    const norm = foldTag(title);
    const tag = (await findTagsByNorm(tx, [norm])).get(norm);
    if (!tag || !(await dropTag(tx, list, tag.id))) throw notFound();
    await declareChanges(tx, [keys.pickupTags]);
  });
}
