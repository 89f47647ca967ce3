import { now, type Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { forbidden } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import moneyErrors from '../../messages/moneyErrors.js';
import { findEmailOf } from '../../people/identity/index.ts';
import { post } from '../ledger/index.ts';
import { refundPayment, type RefundState } from '../payments/index.ts';
import { evenOut, hasFailed } from './evenOut.ts';
import { lockPurchase } from './lockPurchase.ts';
import { postingOf } from './postings.ts';
import { purchases, type PurchaseRecord } from './store/purchases.ts';
import { tellOfRefund } from './tell.ts';

/** Takes a completed purchase back in the books; the money follows when the transaction has committed (`sendRefund`). */
export async function takeBack(tx: Transaction, services: Needs<'config'>, purchase: PurchaseRecord): Promise<void> {
  if (purchase.status !== 'COMPLETED') throw notToRefund();
  if (purchase.disputedAt !== null) throw forbidden(said(moneyErrors, (t) => t.purchases.beingDisputed()));
  await purchases.update(tx, purchase.id, { status: 'REFUNDED', refundedAt: now, refundStatus: 'REQUESTED' });
  await post(tx, postingOf.refund(purchase));
  await tellOfRefund(tx, services, purchase, 'REFUND');
}

const notToRefund = () => forbidden(said(moneyErrors, (t) => t.purchases.notToRefund()));

/**
 * Refunds a completed purchase, as an operator does it: `beside` is written in the same transaction. Answers the purchase as it
 * stands then; whether the money arrived shows later.
 */
export async function refundPurchase(
  services: Needs<'config' | 'database'>,
  id: string,
  beside: (tx: Transaction, purchase: PurchaseRecord) => Promise<void> = async () => undefined,
): Promise<PurchaseRecord | null> {
  await services.database.transact(async (tx) => {
    const purchase = await lockPurchase(tx, id);
    await beside(tx, purchase);
    await takeBack(tx, services, purchase);
  });
  return giveBack(services, id);
}

/** Money that has to go back goes back at once; where the processor does not answer a job tries again. Answers the purchase. */
export async function giveBack(services: Needs<'config' | 'database'>, id: string): Promise<PurchaseRecord | null> {
  await sendRefund(services, id).catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'SERVICE_UNAVAILABLE') throw error;
  });
  return purchases.find(services.database, id);
}

/** Has the processor give money back that was decided to go back. Asked as often as one likes. */
export async function sendRefund(services: Needs<'config' | 'database'>, id: string): Promise<void> {
  const purchase = await purchases.find(services.database, id);
  if (purchase?.refundStatus !== 'REQUESTED' || purchase.paymentIntentId === null) return;
  const email = purchase.accountId === null ? null : await findEmailOf(services.database, purchase.accountId);
  const refund = await refundPayment(services, { purchaseId: id, intentId: purchase.paymentIntentId, email });
  await services.database.transact(async (tx) => settleRefund(tx, services, await lockPurchase(tx, id), refund));
}

/**
 * Acts on what the processor says of a refund; the purchase is locked. One that was made at the processor takes the purchase back
 * here, too. One that failed leaves the money owed, until another one is made or a bank gives it to the buyer.
 */
export async function settleRefund(
  tx: Transaction,
  services: Needs<'config'>,
  purchase: PurchaseRecord,
  refund: RefundState,
): Promise<void> {
  const { id, status, refundStatus } = purchase;
  // A refund that failed stays so: what says otherwise was read before.
  if ((refundStatus === null || hasFailed(refundStatus)) && (purchase.refundId ?? '') === refund.id) return;
  // Nothing was paid that could go back.
  if (purchase.purchasedAt === null && refundStatus === null) return;
  // What is sold still, it leaves as it was.
  const isVoid = status === 'COMPLETED' && hasFailed(refund.status);
  if (isVoid && refundStatus === null) return;
  const isTaken = status === 'COMPLETED' && purchase.disputedAt === null && !isVoid;
  if (isTaken) await takeBack(tx, services, purchase);
  const seen = { refundStatus: isVoid ? null : refund.status, ...(refund.id === '' ? {} : { refundId: refund.id }) };
  await purchases.update(tx, id, { ...seen, checkedAt: now });
  await evenOut(tx, purchase, { ...purchase, ...seen, ...(isTaken ? { status: 'REFUNDED' } : {}) }, refund.id);
}
