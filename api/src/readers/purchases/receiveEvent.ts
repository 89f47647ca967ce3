import type { Needs } from '../../graphql/context.ts';
import type { Transaction } from '../../database/index.ts';
import {
  findSessionOf,
  insertEvent,
  readDispute,
  readPayment,
  readRefund,
  type PaymentEvent,
} from '../../money/payments/index.ts';
import {
  findPurchaseBy,
  giveBack,
  lockPurchase,
  noteSession,
  settleDispute,
  settleRefund,
  type PurchaseRecord,
} from '../../money/purchases/index.ts';
import { settle } from './completePurchase.ts';

type Used = Needs<'config' | 'database'>;
type Effect = (tx: Transaction) => Promise<void>;

/**
 * Acts on what the processor told of: reads how things are now, then writes event and effect in one transaction. An event that
 * comes again changes nothing, and so does one of a kind that is not known; both are written down.
 */
export async function receiveEvent(services: Used, told: PaymentEvent): Promise<void> {
  const { event, purchase } = await locate(services, told);
  const effect = purchase === null ? null : await prepareEffect(services, event, purchase);
  await services.database.transact(async (tx) => {
    const { id, kind, objectId, happenedAt } = event;
    // First: an event refers to its purchase, and two that do so would wait for each other.
    if (purchase) await lockPurchase(tx, purchase.id);
    const isNew = await insertEvent(tx, { id, kind, objectId, happenedAt, purchaseId: purchase?.id ?? null });
    if (isNew) await effect?.(tx);
  });
  if (purchase) await giveBack(services, purchase.id);
}

interface Located {
  event: PaymentEvent;
  purchase: PurchaseRecord | null;
}

/**
 * Finds what an event is about. A claim at a bank, or a refund that was made at the processor, names the payment alone, which we
 * may not have heard of yet.
 */
async function locate(services: Used, event: PaymentEvent): Promise<Located> {
  const find = (by: PaymentEvent) => findPurchaseBy(services.database, by);
  const purchase = event.about === null ? null : await find(event);
  const isNamed = purchase !== null || event.about === null || event.about === 'PAYMENT';
  const session = isNamed || event.intentId === null ? null : await findSessionOf(services, event.intentId);
  if (session === null) return { event, purchase };
  const named = { ...event, ...session };
  return { event: named, purchase: await find(named) };
}

async function prepareEffect(services: Used, event: PaymentEvent, purchase: PurchaseRecord): Promise<Effect | null> {
  const { id } = purchase;
  // What happened to money that we did not hear of yet comes after it, whatever was told first.
  const pay = await preparePayment(services, event, purchase);
  const intentId = purchase.paymentIntentId ?? event.intentId;
  if (event.about === 'PAYMENT' || intentId === null) return pay;
  const refund = event.about === 'REFUND' ? await readRefund(services, intentId) : null;
  const dispute = event.about === 'DISPUTE' ? await readDispute(services, intentId) : null;
  return async (tx) => {
    await pay?.(tx);
    if (refund) await settleRefund(tx, services, await lockPurchase(tx, id), refund);
    if (dispute) await settleDispute(tx, services, await lockPurchase(tx, id), dispute);
  };
}

/** Null where the money of a purchase is where it belongs. */
async function preparePayment(services: Used, event: PaymentEvent, purchase: PurchaseRecord): Promise<Effect | null> {
  const { id, status, refundStatus } = purchase;
  if (status === 'COMPLETED' || status === 'REFUNDED' || refundStatus !== null) return null;
  // Whoever opened the session may have been interrupted before they wrote down which.
  const sessionId = purchase.sessionId ?? event.sessionId;
  if (sessionId === null) return null;
  const payment = await readPayment(services, sessionId);
  return async (tx) => {
    if (purchase.sessionId === null) await noteSession(tx, id, sessionId);
    await settle(tx, services, id, payment);
  };
}
