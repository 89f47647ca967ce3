import type { PurchaseRecord } from './store/purchases.ts';

/** Whether a purchase opens its episode for its buyer: it is paid, was not given back, and nobody disputes it. */
export const isOpenToBuyer = ({ status, disputedAt }: Pick<PurchaseRecord, 'status' | 'disputedAt'>): boolean =>
  status === 'COMPLETED' && disputedAt === null;
