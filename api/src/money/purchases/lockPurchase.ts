import type { Transaction } from '../../database/index.ts';
import { notFound } from '../../kernel/errors.ts';
import { lockCreator } from '../ledger/index.ts';
import { purchases, type PurchaseRecord } from './store/purchases.ts';

/** A purchase that nobody else moves until the transaction ends, nor the money of its seller, who is locked first. */
export async function lockPurchase(tx: Transaction, id: string): Promise<PurchaseRecord> {
  const seen = await purchases.find(tx, id);
  if (seen?.sellerId) await lockCreator(tx, seen.sellerId);
  const purchase = await purchases.lock(tx, id);
  if (!purchase) throw notFound();
  return purchase;
}
