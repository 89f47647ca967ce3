import type { PurchaseRecord } from './store/purchases.ts';

/** Whether a purchase opens its episode for its buyer: it is paid, was not given back, and nobody disputes it. */
export const isOpenToBuyer = ({ status, disputedAt }: Pick<PurchaseRecord, 'status' | 'disputedAt'>): boolean =>
  status === 'COMPLETED' && disputedAt === null;

const HOURS_TO_TAKE_BACK = 24;

/** Until when the buyer may take a purchase back (decisions 4.5): 24 hours, while no paid page was asked for. Null: not any more. */
export function refundableUntil(purchase: PurchaseRecord, now = new Date()): Date | null {
  if (!isOpenToBuyer(purchase) || purchase.paidPagesReadAt !== null || purchase.purchasedAt === null) return null;
  const until = new Date(purchase.purchasedAt.getTime() + HOURS_TO_TAKE_BACK * 3_600_000);
  return until > now ? until : null;
}
