import type { PurchaseRecord } from '../../../money/purchases/index.ts';

/** Whether there is a receipt of it: it was paid, whatever became of it afterwards. */
export const hasReceipt = ({ purchasedAt }: Pick<PurchaseRecord, 'purchasedAt'>): boolean => purchasedAt !== null;

/** Where the receipt of a purchase lies. */
export const receiptAddress = (id: string): string => `/receipts/${id}.pdf`;
