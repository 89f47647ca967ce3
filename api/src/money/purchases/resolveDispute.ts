import type { Reader, Transaction } from '../../database/index.ts';
import { notNull } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { giveInToDispute, readDispute, type DisputeState } from '../payments/index.ts';
import { lockPurchase } from './lockPurchase.ts';
import { settleDispute } from './settleDispute.ts';
import { purchases, type PurchaseRecord } from './store/purchases.ts';

type Used = Needs<'config' | 'database'>;

/** Purchases whose buyers turned to the bank and of which it has not decided, as far as we heard. */
export const listDisputed = (reader: Reader): Promise<PurchaseRecord[]> =>
  purchases.findAll(reader, { disputedAt: notNull });

/** What the processor says of the claim about a purchase; null where there is none. */
export const readDisputeOf = async (
  services: Used,
  { paymentIntentId }: PurchaseRecord,
): Promise<DisputeState | null> => (paymentIntentId === null ? null : readDispute(services, paymentIntentId));

/** How an operator ended a claim, or why they could not. */
export type Resolution = 'RESOLVED' | 'NOT_DISPUTED' | 'BANK_DECIDES' | 'BANK_DECIDED_OTHERWISE' | 'NO_CLAIM';

/** How it goes when an operator says that a claim is won or lost; the processor has the last word. */
export function judgeResolution(dispute: DisputeState | null, outcome: 'WON' | 'LOST'): Resolution {
  // A claim that was taken back leaves a lock that nobody else opens.
  if (dispute === null) return outcome === 'WON' ? 'RESOLVED' : 'NO_CLAIM';
  if (dispute.state === outcome) return 'RESOLVED';
  if (dispute.state === 'WON' || dispute.state === 'LOST') return 'BANK_DECIDED_OTHERWISE';
  return outcome === 'LOST' ? 'RESOLVED' : 'BANK_DECIDES';
}

/**
 * Ends a claim at the bank, as an operator does it: one that is open by giving in to it, one that is decided as it was decided.
 * `beside` is written in the same transaction.
 */
export async function resolveDispute(
  services: Used,
  id: string,
  outcome: 'WON' | 'LOST',
  beside: (tx: Transaction) => Promise<void>,
): Promise<Resolution> {
  const seen = await purchases.find(services.database, id);
  if (!seen || seen.disputedAt === null) return 'NOT_DISPUTED';
  const dispute = await readDisputeOf(services, seen);
  const resolution = judgeResolution(dispute, outcome);
  if (resolution !== 'RESOLVED') return resolution;
  if (dispute && dispute.state !== outcome && !(await giveInToDispute(services, dispute.id))) return 'BANK_DECIDES';
  return services.database.transact(async (tx) => {
    const purchase = await lockPurchase(tx, id);
    // A webhook was faster: the deed stands, and the money moved once.
    await beside(tx);
    if (purchase.disputedAt !== null)
      await settleDispute(tx, services, purchase, { id: dispute?.id ?? purchase.disputeId ?? '', state: outcome });
    return 'RESOLVED' as const;
  });
}
