import type { SellingConfig } from '../../config/sellingConfig.ts';
import type { Transaction } from '../../database/index.ts';
import { newId } from '../../kernel/ids.ts';
import { splitPrice } from '../fees/index.ts';
import type { PaymentMethod } from '../payments/index.ts';
import { findPurchasesOf, purchases, type PurchaseRecord } from './store/purchases.ts';

/** What somebody wants to buy, as it is called at this moment. */
export interface Wanted {
  buyerId: string;
  sellerId: string;
  workId: string;
  episodeId: string;
  price: number;
  episodeTitle: string;
  workTitle: string;
  sellerName: string;
  /** The one way to pay that was asked for; null: any. */
  method: PaymentMethod | null;
}

/** Minutes a purchase may be paid; what is paid at a shop has longer. */
export const MINUTES_TO_PAY = 30;

/**
 * Begins a purchase, or answers the one that is pending or completed: an account has one of an episode. Null where one was in the
 * way that ended in this very moment, so that another try begins one.
 */
export async function beginPurchase(
  tx: Transaction,
  { rates, isTest }: SellingConfig,
  wanted: Wanted,
): Promise<PurchaseRecord | null> {
  const { buyerId, episodeId, ...sale } = wanted;
  const find = async () => (await findPurchasesOf(tx, buyerId, [episodeId])).get(episodeId) ?? null;
  // Where one is there no other is tried: the try and whatever changes that one at this moment would wait for each other.
  const there = await find();
  if (there) return there;
  const now = new Date();
  await purchases.insertNew(tx, {
    id: newId('Purchase'),
    accountId: buyerId,
    episodeId,
    ...sale,
    ...splitPrice(wanted.price, rates),
    platformFeeBps: rates.platformFeeBps,
    paymentFeeBps: rates.paymentFeeBps,
    createdAt: now,
    expiresAt: new Date(now.getTime() + MINUTES_TO_PAY * 60_000),
    isTest,
  });
  return find();
}

/** Remembers where a purchase is paid. */
export const noteSession = async (tx: Transaction, id: string, sessionId: string): Promise<void> =>
  void (await purchases.update(tx, { id, status: 'PENDING' }, { sessionId }));

/** Gives up a purchase that nobody can pay: it never got a session. */
export const dropUnpayable = async (tx: Transaction, id: string): Promise<void> =>
  void (await purchases.update(tx, { id, status: 'PENDING', sessionId: null }, { status: 'EXPIRED' }));
