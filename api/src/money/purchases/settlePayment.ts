import { now, type Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { post } from '../ledger/index.ts';
import type { Payment } from '../payments/index.ts';
import { postingOf } from './postings.ts';
import { findPurchasesOf, purchases, type PurchaseRecord } from './store/purchases.ts';
import { tellOfRefund, tellOfSale } from './tell.ts';

/**
 * Whether money that came for a purchase opens its episode: in time where its buyers can read it, too late where it is sold still.
 * Publications know. Asked inside the transaction.
 */
export type Opens = (tx: Transaction, purchase: PurchaseRecord) => Promise<boolean>;

/**
 * Acts on what the processor says of a purchase that is locked, and does nothing where it is done already. Money for one that is
 * over completes it where it is sold still. What would open nothing to anybody goes back.
 */
export async function settlePayment(
  tx: Transaction,
  services: Needs<'config'>,
  purchase: PurchaseRecord,
  payment: Payment,
  opens: Opens,
): Promise<void> {
  const { id, status } = purchase;
  await purchases.update(tx, id, { checkedAt: now });
  if (status === 'COMPLETED' || status === 'REFUNDED' || purchase.refundStatus !== null) return;
  if (!payment.isPaid) {
    if (status === 'PENDING') await followPayment(tx, purchase, payment);
    return;
  }
  if (payment.amount !== purchase.price)
    throw new Error(`The purchase ${id} costs ¥${purchase.price}, and ¥${payment.amount} were paid.`);
  const paid = { method: payment.method, paymentIntentId: payment.intentId, failure: null };
  if (await isTheirs(tx, purchase, opens)) return complete(tx, services, purchase, paid);
  await purchases.update(tx, id, { ...paid, status: 'EXPIRED', konbini: null, refundStatus: 'REQUESTED' });
  await post(tx, postingOf.late(purchase));
  await tellOfRefund(tx, services, purchase, 'LATE');
}

type Paid = Pick<PurchaseRecord, 'method' | 'paymentIntentId' | 'failure'>;

async function complete(
  tx: Transaction,
  services: Needs<'config'>,
  purchase: PurchaseRecord,
  paid: Paid,
): Promise<void> {
  await purchases.update(tx, purchase.id, {
    ...paid,
    status: 'COMPLETED',
    purchasedAt: now,
    expiresAt: null,
    konbini: null,
  });
  await post(tx, postingOf.sale(purchase));
  await tellOfSale(tx, services, purchase);
}

/** Not paid: it waits for a shop's money, goes on, or is over. */
async function followPayment(tx: Transaction, { id, expiresAt }: PurchaseRecord, payment: Payment): Promise<void> {
  const { slip, intentId: paymentIntentId, method, failure } = payment;
  const seen = { paymentIntentId, failure, ...(method === null ? {} : { method }) };
  if (slip) {
    const { expiresAt: until, ...konbini } = slip;
    await purchases.update(tx, id, { ...seen, konbini, expiresAt: until });
  } else if (payment.isOver) {
    const isTooLate = expiresAt !== null && expiresAt <= new Date();
    const status = failure === null || failure === 'NOT_PAID_IN_TIME' || isTooLate ? 'EXPIRED' : 'FAILED';
    await purchases.update(tx, id, { ...seen, status, konbini: null });
  } else await purchases.update(tx, id, seen);
}

/** Whether money buys the episode for whoever sent it. */
async function isTheirs(tx: Transaction, purchase: PurchaseRecord, opens: Opens): Promise<boolean> {
  const { accountId, episodeId, status } = purchase;
  if (accountId === null || episodeId === null) return false;
  if (!(await opens(tx, purchase))) return false;
  return status === 'PENDING' || makeRoom(tx, accountId, episodeId);
}

/**
 * Another purchase of the same episode that is pending gives way to money that is there: its own money, should it come, goes back.
 * False where the episode was bought meanwhile.
 */
async function makeRoom(tx: Transaction, accountId: string, episodeId: string): Promise<boolean> {
  const other = (await findPurchasesOf(tx, accountId, [episodeId])).get(episodeId);
  if (!other) return true;
  return (await purchases.update(tx, { id: other.id, status: 'PENDING' }, { status: 'EXPIRED' })) > 0;
}
