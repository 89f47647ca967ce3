import type { Reader, Transaction } from '../../database/index.ts';
import { notNull } from '../../database/index.ts';
import { purchases, type SoldPurchase } from './store/purchases.ts';

/** What the processor calls a payment that a seed had made for a sale of the past. */
export interface PastPaymentIds {
  purchaseId: string;
  sessionId: string;
  intentId: string;
  refundId: string | null;
  disputeId: string | null;
}

/** Sales in test money of which the processor knows nothing. */
export const listUnpaidSales = async (reader: Reader): Promise<SoldPurchase[]> =>
  (await purchases.findAll(reader, { paymentIntentId: null, isTest: true, purchasedAt: notNull })) as SoldPurchase[];

/** Remembers by which payments sales of the past were paid. */
export async function notePastPayments(tx: Transaction, payments: readonly PastPaymentIds[]): Promise<void> {
  for (const { purchaseId, intentId: paymentIntentId, ...ids } of payments)
    await purchases.update(tx, { id: purchaseId, paymentIntentId: null }, { paymentIntentId, ...ids });
}
