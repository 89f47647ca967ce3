import type { Needs } from '../../graphql/context.ts';
import { closePayment, readDispute, readPayment, readRefund } from '../../money/payments/index.ts';
import {
  claimGoingOn,
  dropUnpayable,
  giveBack,
  lockPurchase,
  sendRefund,
  settleDispute,
  settleRefund,
  type PurchaseRecord,
} from '../../money/purchases/index.ts';
import { settle } from './completePurchase.ts';

type Used = Needs<'config' | 'database'>;

/** Purchases of one batch. */
const AT_ONCE = 20;

/**
 * Asks the processor how everything stands that goes on, and ends what nobody paid in its time: so lost webhooks lose nothing.
 * Answers how many purchases were looked at.
 */
export async function followPurchases(
  services: Used,
  log: { error(facts: object, message: string): void },
): Promise<number> {
  if (services.config.selling === null) return 0;
  let count = 0;
  for (;;) {
    const claimed = await services.database.transact((tx) => claimGoingOn(tx, AT_ONCE));
    for (const purchase of claimed)
      await follow(services, purchase).catch((error: unknown) =>
        log.error({ err: error, purchaseId: purchase.id }, 'a purchase could not be followed'),
      );
    count += claimed.length;
    if (claimed.length < AT_ONCE) return count;
  }
}

async function follow(services: Used, purchase: PurchaseRecord): Promise<void> {
  const { id, status, paymentIntentId, refundStatus } = purchase;
  const { database } = services;
  if (status === 'PENDING') return followPending(services, purchase);
  if (refundStatus === 'REQUESTED') return sendRefund(services, id);
  if (paymentIntentId === null) return;
  const refund = refundStatus === null ? null : await readRefund(services, paymentIntentId);
  const dispute = purchase.disputedAt === null ? null : await readDispute(services, paymentIntentId);
  if (refund) await database.transact(async (tx) => settleRefund(tx, services, await lockPurchase(tx, id), refund));
  if (dispute) await database.transact(async (tx) => settleDispute(tx, services, await lockPurchase(tx, id), dispute));
}

async function followPending(services: Used, purchase: PurchaseRecord): Promise<void> {
  const { id, sessionId, expiresAt } = purchase;
  const isOver = expiresAt !== null && expiresAt <= new Date();
  if (sessionId === null) {
    // Nobody was given a page to pay on.
    if (isOver) await services.database.transact((tx) => dropUnpayable(tx, id));
    return;
  }
  const payment = await (isOver ? closePayment : readPayment)(services, sessionId);
  await services.database.transact((tx) => settle(tx, services, id, payment));
  await giveBack(services, id);
}
