import type { Needs } from '../../graphql/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { findUserByScreenName } from '../../people/sites/index.ts';
import { pickupPortfolios, placePickupPortfolio } from './store/pickupPortfolios.ts';

/** Puts a creator's portfolio among the picked ones, at the end unless a place (from 1) is given. */
export async function pickUpPortfolio(
  { database }: Needs<'database'>,
  screenName: string,
  place: number | null,
): Promise<void> {
  await database.transact(async (tx) => {
    const user = await findUserByScreenName(tx, screenName);
    if (!user) throw notFound();
    await placePickupPortfolio(tx, user.id, place);
    await declareChanges(tx, [keys.portfolios]);
  });
}

/** Takes a creator's portfolio out of the picked ones. */
export async function dropPickupPortfolio({ database }: Needs<'database'>, screenName: string): Promise<void> {
  await database.transact(async (tx) => {
    const user = await findUserByScreenName(tx, screenName);
    if (!user || (await pickupPortfolios.delete(tx, user.id)) === 0) throw notFound();
    await declareChanges(tx, [keys.portfolios]);
  });
}
