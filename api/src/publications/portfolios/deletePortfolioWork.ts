import type { Needs } from '../../graphql/context.ts';
import { notFound, type Outcome } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { followLinks } from '../../media/links/index.ts';
import { keys } from '../../publishing/index.ts';
import { changePortfolio } from './changePortfolio.ts';
import { imageKeys } from './declarePortfolioChanges.ts';
import { externalWorks, findExternalWorks } from './store/externalWorks.ts';
import { findKomawariWorks, komawariWorks } from './store/komawariWorks.ts';

/** Removes a work from elsewhere from the own portfolio, for good. NOT_FOUND for any other. */
export async function deletePortfolioWorkExternal(
  services: Needs<'database'>,
  actor: Actor,
  id: string,
): Promise<Outcome<string>> {
  return changePortfolio(services, actor, async ({ tx, portfolio: { userId } }) => {
    const work = (await findExternalWorks(tx, [userId])).get(userId)?.find((one) => one.id === id);
    if (!work) throw notFound();
    // The categories it stands in lose it by their foreign key.
    await externalWorks.delete(tx, id);
    const icons = imageKeys(...(await followLinks(tx, userId)));
    return { result: id, keys: [keys.externalWork(id), ...icons, ...imageKeys(work.thumbnailImageId)] };
  });
}

/** Takes a work of Komawari out of the own portfolio; the work itself stays where it is. NOT_FOUND for any other. */
export async function deletePortfolioWorkKomawari(
  services: Needs<'database'>,
  actor: Actor,
  id: string,
): Promise<Outcome<string>> {
  return changePortfolio(services, actor, async ({ tx, portfolio: { userId } }) => {
    const work = (await findKomawariWorks(tx, [userId])).get(userId)?.find((one) => one.id === id);
    if (!work) throw notFound();
    await komawariWorks.delete(tx, id);
    return { result: id, keys: [keys.komawariWork(id), ...imageKeys(work.thumbnailImageId)] };
  });
}
