import type { Needs } from '../../graphql/context.ts';
import type { Transaction } from '../../database/index.ts';
import { insertEvent, readDispute, readPayment, type PaymentEvent } from '../../money/payments/index.ts';
import {
  findPurchaseBy,
  lockPurchase,
  noteSession,
  readRefundOf,
  settleDispute,
  settleRefund,
  type PurchaseRecord,
} from '../../money/purchases/index.ts';
import { afterwards, settle } from './completePurchase.ts';

type Used = Needs<'config' | 'database'>;
type Effect = (tx: Transaction) => Promise<void>;

/**
 * Acts on what the processor told of: reads how things are now, then writes event and effect in one transaction. An event that
 * comes again changes nothing, and so does one of a kind that is not known; both are written down.
 */
export async function receiveEvent(services: Used, event: PaymentEvent): Promise<void> {
  const purchase = event.about === null ? null : await findPurchaseBy(services.database, event);
  const effect = purchase === null ? null : await prepareEffect(services, event, purchase);
  await services.database.transact(async (tx) => {
    const { id, kind, objectId, happenedAt } = event;
    // First: an event refers to its purchase, and two that do so would wait for each other.
    if (purchase) await lockPurchase(tx, purchase.id);
    const isNew = await insertEvent(tx, { id, kind, objectId, happenedAt, purchaseId: purchase?.id ?? null });
    if (isNew) await effect?.(tx);
  });
  if (purchase) await afterwards(services, purchase.id);
}

async function prepareEffect(services: Used, event: PaymentEvent, purchase: PurchaseRecord): Promise<Effect | null> {
  const { id } = purchase;
  const intentId = purchase.paymentIntentId ?? event.intentId;
  if (event.about === 'REFUND') {
    const refund = await readRefundOf(services, purchase);
    return refund && (async (tx) => settleRefund(tx, services, await lockPurchase(tx, id), refund));
  }
  if (event.about === 'DISPUTE') {
    const dispute = intentId === null ? null : await readDispute(services, intentId);
    return dispute && (async (tx) => settleDispute(tx, await lockPurchase(tx, id), dispute));
  }
  // Whoever opened the session may have been interrupted before they wrote down which.
  const sessionId = purchase.sessionId ?? event.sessionId;
  if (sessionId === null) return null;
  const payment = await readPayment(services, sessionId);
  return async (tx) => {
    if (purchase.sessionId === null) await noteSession(tx, id, sessionId);
    await settle(tx, services, id, payment);
  };
}
