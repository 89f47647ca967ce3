import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { readPayment, type Payment } from '../../money/payments/index.ts';
import {
  findPurchase,
  giveBack,
  lockPurchase,
  settlePayment,
  type PurchaseRecord,
} from '../../money/purchases/index.ts';
import { findEpisodeInTrash, findEpisodes } from '../../publications/episodes/index.ts';
import { isForSale } from './findWanted.ts';

type Used = Needs<'config' | 'database'>;

/**
 * Brings a purchase to where the processor says it is: the one completion, called by webhook, return and refresh. Whoever comes
 * first does it, the others find it done. Answers how it stands then; null when there is none.
 */
export async function completePurchase(services: Used, id: string): Promise<PurchaseRecord | null> {
  const purchase = await findPurchase(services.database, id);
  if (!purchase?.sessionId || services.config.selling === null) return purchase;
  const payment = await readPayment(services, purchase.sessionId);
  await services.database.transact((tx) => settle(tx, services, id, payment));
  return giveBack(services, id);
}

/** Acts on what the processor said, inside a transaction. */
export const settle = async (tx: Transaction, services: Used, id: string, payment: Payment): Promise<void> =>
  settlePayment(tx, services, await lockPurchase(tx, id), payment, opens);

/** In time, what buyers can read is theirs, also from the trash; too late, what everybody could buy at this moment. */
async function opens(tx: Transaction, { episodeId, status }: PurchaseRecord): Promise<boolean> {
  if (episodeId === null) return false;
  if (status === 'PENDING') return (await findEpisodeInTrash(tx, episodeId))?.staysForBuyers ?? false;
  const episode = (await findEpisodes(tx, [episodeId])).get(episodeId);
  return episode !== undefined && isForSale(episode);
}
