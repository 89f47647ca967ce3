import { formatEpisodeHeading } from '@komawari/ui/episodeNames';
import type { Transaction } from '../../database/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { forbidden, notFound, problem, type Outcome, problems, done } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import readersErrors from '../../messages/readersErrors.js';
import type { PaymentMethod, Wanted } from '../../money/purchases/index.ts';
import { refuseWhenBlocked } from '../../people/moderation/index.ts';
import { findUsers } from '../../people/sites/index.ts';
import {
  canSeeEpisode,
  findEpisodeNumbers,
  lockEpisode,
  type EpisodeRecord,
} from '../../publications/episodes/index.ts';

/** What a buyer presses the button for. */
export interface PurchaseAsked {
  episodeId: string;
  /** What the wall said it costs, in yen. */
  expectedPrice: number;
  /** The one way to pay that is wanted; null: any. */
  method: PaymentMethod | null;
}

/** Whether an episode can be bought at this moment, by anybody at all. */
export const isForSale = (episode: EpisodeRecord): episode is EpisodeRecord & { price: number } =>
  episode.price !== null && episode.isVisible && episode.archivedAt === null;

/**
 * What is to be bought, under its names of this moment; the work is locked, so that it stays so. Throws NOT_FOUND for what the
 * buyer may not see, and FORBIDDEN for their own episode or between people who block each other.
 */
export async function findWanted(
  tx: Transaction,
  actor: Actor & { accountId: string },
  { episodeId, expectedPrice, method }: PurchaseAsked,
): Promise<Outcome<Wanted>> {
  const found = await lockEpisode(tx, episodeId);
  if (!found || !canSeeEpisode(actor, found.episode)) throw notFound();
  const { episode, work } = found;
  if (episode.userId === actor.accountId) throw forbidden(said(readersErrors, (t) => t.purchases.ownEpisode()));
  await refuseWhenBlocked(tx, actor.accountId, episode.userId, cannotBuyHere());
  if (!isForSale(episode)) return problems([notForSale()]);
  if (episode.price !== expectedPrice) return problems([priceChanged(episode.price)]);
  return done(await describeWanted(tx, { buyerId: actor.accountId, found: { episode, work }, method }));
}

const cannotBuyHere = () => forbidden(said(readersErrors, (t) => t.purchases.cannotBuyHere()));

const notForSale = () =>
  problem(
    ['episodeId'],
    'NOT_FOR_SALE',
    said(readersErrors, (t) => t.purchases.notForSale()),
  );

const priceChanged = (price: number) =>
  problem(
    ['expectedPrice'],
    'PRICE_CHANGED',
    said(readersErrors, (t) => t.purchases.priceChanged({ price })),
  );

/** An episode with its work, and who wants it. */
interface Described {
  buyerId: string;
  found: NonNullable<Awaited<ReturnType<typeof lockEpisode>>>;
  method: Wanted['method'];
}

/** What somebody wants to buy, called as it is called now. */
export async function describeWanted(
  tx: Transaction,
  { buyerId, found: { episode, work }, method }: Described,
): Promise<Wanted> {
  const numbers = (await findEpisodeNumbers(tx, [episode.id])).get(episode.id);
  const seller = (await findUsers(tx, [episode.userId])).get(episode.userId);
  return {
    buyerId,
    sellerId: episode.userId,
    workId: work.id,
    episodeId: episode.id,
    price: episode.price ?? 0,
    episodeTitle: formatEpisodeHeading({ title: episode.title, number: 1, ...numbers }),
    workTitle: work.title,
    sellerName: seller?.displayName ?? '',
    method,
  };
}
