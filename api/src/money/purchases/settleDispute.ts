import { now, type Transaction } from '../../database/index.ts';
import { post } from '../ledger/index.ts';
import type { DisputeState } from '../payments/index.ts';
import { postingOf } from './postings.ts';
import { purchases, type PurchaseRecord } from './store/purchases.ts';

/**
 * Acts on what the processor says of a claim at the card's bank; the purchase is locked. Until it is decided the episode is closed
 * to the buyer and the share to its creator. Lost, the sale is undone; won, all is as before.
 */
export async function settleDispute(tx: Transaction, purchase: PurchaseRecord, dispute: DisputeState): Promise<void> {
  const { id, status, disputedAt } = purchase;
  await purchases.update(tx, id, { checkedAt: now, disputeId: dispute.id });
  // What was given back is no sale any more, and a warning moves no money.
  if (status !== 'COMPLETED' || dispute.state === 'WARNING') return;
  const isNew = disputedAt === null;
  if (isNew && dispute.state === 'WON') return;
  if (isNew) {
    await purchases.update(tx, id, { disputedAt: now });
    await post(tx, postingOf.dispute(purchase));
  }
  if (dispute.state === 'WON') {
    await purchases.update(tx, id, { disputedAt: null });
    await post(tx, postingOf.disputeWon(purchase));
  }
  if (dispute.state === 'LOST') {
    await purchases.update(tx, id, { status: 'REFUNDED', refundedAt: now, disputedAt: null });
    await post(tx, postingOf.disputeLost(purchase));
  }
}
