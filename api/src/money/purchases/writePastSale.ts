import type { SellingConfig } from '../../config/sellingConfig.ts';
import type { Transaction } from '../../database/index.ts';
import { newId } from '../../kernel/ids.ts';
import { splitPrice } from '../fees/index.ts';
import { lockCreator, post } from '../ledger/index.ts';
import type { Wanted } from './beginPurchase.ts';
import { postingOf } from './postings.ts';
import { findLatestPurchase, purchases } from './store/purchases.ts';

/** A sale that happened before it is written. */
export interface PastSale extends Wanted {
  soldAt: Date;
  /** What became of it within its 48 hours, and when. */
  turn?: { became: 'REFUNDED' | 'DISPUTED'; at: Date };
}

/**
 * Writes a sale of the past as its completion would have left it, in row and ledger, for a seed. Nobody is told, and the
 * processor knows nothing of it. One of an account and an episode is written once.
 */
export async function writePastSale(tx: Transaction, { rates, isTest }: SellingConfig, sale: PastSale): Promise<void> {
  const { buyerId, soldAt, turn, ...sold } = sale;
  await lockCreator(tx, sold.sellerId);
  if (await findLatestPurchase(tx, buyerId, sold.episodeId)) return;
  const row = { id: newId('Purchase'), ...sold, ...splitPrice(sold.price, rates) };
  const isRefunded = turn?.became === 'REFUNDED';
  await purchases.insert(tx, {
    ...row,
    accountId: buyerId,
    platformFeeBps: rates.platformFeeBps,
    paymentFeeBps: rates.paymentFeeBps,
    status: isRefunded ? 'REFUNDED' : 'COMPLETED',
    createdAt: new Date(soldAt.getTime() - 60_000),
    purchasedAt: soldAt,
    refundedAt: isRefunded ? turn.at : null,
    refundStatus: isRefunded ? 'SUCCEEDED' : null,
    disputedAt: turn?.became === 'DISPUTED' ? turn.at : null,
    isTest,
  });
  const booked = { ...row, releasedAt: null };
  await post(tx, { ...postingOf.sale(booked), happenedAt: soldAt });
  if (turn)
    await post(tx, {
      ...(isRefunded ? postingOf.refund(booked) : postingOf.dispute(booked, '')),
      happenedAt: turn.at,
    });
}
