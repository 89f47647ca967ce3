import { findPurchase, type PurchaseRecord, type Services } from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';

// What the commands about purchases have in common.

export const PURCHASE = { name: 'PURCHASE', says: 'number of the purchase, as buyer and seller see it' } as const;
export const REASON = { value: 'TEXT', says: 'why, for the record', isRequired: true } as const;

export const at = (instant: Date | null): string => instant?.toISOString() ?? '-';

/** @throws Refusal when there is none */
export async function loadPurchase({ database }: Services, id: string): Promise<PurchaseRecord> {
  const purchase = await findPurchase(database, id);
  if (!purchase) throw new Refusal(`There is no purchase ${id}.`);
  return purchase;
}
