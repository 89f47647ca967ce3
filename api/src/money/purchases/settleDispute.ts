import { now, type Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { post } from '../ledger/index.ts';
import type { DisputeState } from '../payments/index.ts';
import { evenOut, hasFailed } from './evenOut.ts';
import { postingOf } from './postings.ts';
import { takeBack } from './refundPurchase.ts';
import { purchases, type PurchaseRecord } from './store/purchases.ts';

/**
 * Acts on what the processor says of a claim at the card's bank; the purchase is locked. Until it is decided the episode is closed
 * to the buyer and the share to its creator. Lost, the sale is undone; won, all is as before, unless the processor gave the money
 * back meanwhile.
 */
export async function settleDispute(
  tx: Transaction,
  services: Needs<'config'>,
  purchase: PurchaseRecord,
  dispute: DisputeState,
): Promise<void> {
  const { id, status, disputedAt, refundStatus } = purchase;
  await purchases.update(tx, id, { checkedAt: now, disputeId: dispute.id });
  // A warning moves no money, and a bank that gave it to the buyer does so once.
  if (dispute.state === 'WARNING' || purchase.disputeLostAt !== null) return;
  if (status !== 'COMPLETED') {
    if (dispute.state === 'LOST') await noteLoss(tx, purchase, dispute.id);
    return;
  }
  const isNew = disputedAt === null;
  if (isNew && dispute.state === 'WON') return;
  if (isNew) {
    // This claim was decided already: what says otherwise was read before.
    if (!(await post(tx, postingOf.dispute(purchase, dispute.id)))) return;
    await purchases.update(tx, id, { disputedAt: now });
  }
  if (dispute.state === 'WON') {
    await purchases.update(tx, id, { disputedAt: null });
    await post(tx, postingOf.disputeWon(purchase, dispute.id));
    if (refundStatus !== null && !hasFailed(refundStatus))
      await takeBack(tx, services, { ...purchase, disputedAt: null });
  }
  if (dispute.state === 'LOST') {
    await purchases.update(tx, id, { status: 'REFUNDED', refundedAt: now, disputedAt: null });
    await post(tx, postingOf.disputeLost(purchase, dispute.id));
    await noteLoss(tx, purchase, dispute.id);
  }
}

/** The bank gave the buyer the money for good: what was owed is theirs, and what went back before went back twice. */
async function noteLoss(tx: Transaction, purchase: PurchaseRecord, disputeId: string): Promise<void> {
  const isPaid = purchase.purchasedAt !== null || purchase.refundStatus !== null;
  if (!isPaid) return;
  await purchases.update(tx, purchase.id, { disputeLostAt: now });
  const status = purchase.status === 'COMPLETED' ? 'REFUNDED' : purchase.status;
  await evenOut(tx, purchase, { ...purchase, status, disputeLostAt: new Date() }, disputeId);
}
