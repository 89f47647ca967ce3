import type { Needs } from '../../graphql/context.ts';
import { HasProblems, notFound, type Outcome } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { followLinks } from '../../media/links/index.ts';
import { keys } from '../../publishing/index.ts';
import { changePortfolio } from './changePortfolio.ts';
import { checkExternalWork, type ExternalWorkInput } from './checkExternalWork.ts';
import { imageKeys } from './declarePortfolioChanges.ts';
import { externalWorks, findExternalWorks } from './store/externalWorks.ts';

/** Changes a work from elsewhere in the own portfolio; absent fields stay. NOT_FOUND for any other. */
export async function updatePortfolioWorkExternal(
  services: Needs<'database'>,
  actor: Actor,
  id: string,
  input: ExternalWorkInput,
): Promise<Outcome<string>> {
  return changePortfolio(services, actor, async ({ tx, portfolio: { userId }, found }) => {
    const before = (await findExternalWorks(tx, [userId])).get(userId)?.find((work) => work.id === id);
    if (!before) throw notFound();
    const columns = await checkExternalWork(tx, actor, input, { isNew: false }, found);
    if (found.length > 0) throw new HasProblems();
    await externalWorks.update(tx, id, { ...columns, updatedAt: new Date() });
    const pictures =
      input.thumbnailImageId === undefined ? [] : imageKeys(before.thumbnailImageId, input.thumbnailImageId);
    const icons = imageKeys(...(await followLinks(tx, userId)));
    return { result: id, keys: [keys.externalWork(id), ...icons, ...pictures] };
  });
}
