import type { Needs } from '../../graphql/context.ts';
import { HasProblems, type Outcome } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { keys } from '../../publishing/index.ts';
import { changePortfolio } from './changePortfolio.ts';
import { checkPicture } from './checkPicture.ts';
import { imageKeys } from './declarePortfolioChanges.ts';
import { portfolios } from './store/portfolios.ts';

/** Sets the banner of the own portfolio, cropped to 3 by 1 when it was uploaded; null removes it. */
export async function updatePortfolioBannerImage(
  services: Needs<'database'>,
  actor: Actor,
  bannerImageId: string | null,
): Promise<Outcome<string>> {
  return changePortfolio(services, actor, async ({ tx, portfolio, found }) => {
    await checkPicture(tx, actor, { id: bannerImageId, type: 'BANNER', path: ['bannerImageId'] }, found);
    if (found.length > 0) throw new HasProblems();
    await portfolios.update(tx, portfolio.id, { bannerImageId });
    return {
      result: portfolio.userId,
      keys: [keys.portfolio(portfolio.id), ...imageKeys(portfolio.bannerImageId, bannerImageId)],
    };
  });
}
