import type { Transaction } from '../../database/index.ts';
import { declareChanges, type Key, keys } from '../../publishing/index.ts';
import { isListed } from './store/portfolios.ts';

/**
 * Runs a change of a portfolio and declares what readers can notice of it: the portfolio itself, `more` keys of its works
 * and pictures, and the list of portfolios when this one joins or leaves it.
 */
export async function declarePortfolioChange(
  tx: Transaction,
  userId: string,
  change: () => Promise<readonly Key[]>,
): Promise<void> {
  const wasListed = await isListed(tx, userId);
  const more = await change();
  const lists = (await isListed(tx, userId)) === wasListed ? [] : [keys.portfolios];
  await declareChanges(tx, [keys.userPortfolio(userId), ...more, ...lists]);
}

/** The keys of pictures that came or went; absent ones are left out. */
export const imageKeys = (...ids: (string | null | undefined)[]): Key[] =>
  ids.filter((id) => id != null).map((id) => keys.image(id));
