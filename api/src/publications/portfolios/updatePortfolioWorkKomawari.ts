import type { Needs } from '../../graphql/context.ts';
import { HasProblems, notFound, type Outcome } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { keys } from '../../publishing/index.ts';
import { changePortfolio } from './changePortfolio.ts';
import { checkPicture } from './checkPicture.ts';
import { imageKeys } from './declarePortfolioChanges.ts';
import { findKomawariWorks, komawariWorks } from './store/komawariWorks.ts';

/** Gives a work of Komawari another picture in the own portfolio; null shows the work's cover. NOT_FOUND for any other. */
export async function updatePortfolioWorkKomawari(
  services: Needs<'database'>,
  actor: Actor,
  id: string,
  thumbnailImageId: string | null | undefined,
): Promise<Outcome<string>> {
  return changePortfolio(services, actor, async ({ tx, portfolio: { userId }, found }) => {
    const before = (await findKomawariWorks(tx, [userId])).get(userId)?.find((one) => one.id === id);
    if (!before || before.isInTrash) throw notFound();
    if (thumbnailImageId === undefined) return { result: id, keys: [] };
    await checkPicture(tx, actor, { id: thumbnailImageId, type: 'THUMBNAIL', path: ['thumbnailImageId'] }, found);
    if (found.length > 0) throw new HasProblems();
    await komawariWorks.update(tx, id, { thumbnailImageId });
    return { result: id, keys: [keys.komawariWork(id), ...imageKeys(before.thumbnailImageId, thumbnailImageId)] };
  });
}
