import type { Needs } from '../../graphql/context.ts';
import { type DisputeState, listMoney, type MoneyTaken, readDispute, readMoney } from '../payments/index.ts';
import { findSoldSince, purchases, type PurchaseRecord } from './store/purchases.ts';

type Used = Needs<'config' | 'database'>;

/** What the processor was compared with. */
export interface ComparedPayments {
  payments: number;
  /** Sentences; none where all is right. */
  faults: string[];
}

/** So many are told: the first ones lead to the rest. */
const MOST = 50;
/** Who pays has this long until we hear of it. */
const MINUTES_TO_HEAR = 10;
/** Days from the first try to pay until the money of a shop is there. */
const DAYS_TO_PAY = 7;

const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * 86_400_000);

/**
 * Compares purchases with the money that the processor took for them since an instant, null: ever. Both may move meanwhile: what
 * differs is read a second time before it is told. Null where nothing is sold.
 */
export async function checkPayments(services: Used, since: Date | null): Promise<ComparedPayments | null> {
  const { selling } = services.config;
  if (selling === null) return null;
  const faults: string[] = [];
  const known = new Set<string>();
  let payments = 0;
  for await (const page of listMoney(services, since && daysBefore(since, DAYS_TO_PAY))) {
    payments += page.length;
    for (const { intentId } of page) known.add(intentId);
    faults.push(...(await comparePage(services, page)));
  }
  for (const { id, status, paymentIntentId } of await findSoldSince(services.database, since, selling.isTest))
    if (paymentIntentId === null || !known.has(paymentIntentId))
      faults.push(`The purchase ${id} is ${status}, and the processor knows of no money for it.`);
  const rest = faults.length - MOST;
  return { payments, faults: rest > 0 ? [...faults.slice(0, MOST), `And ${rest} more.`] : faults };
}

async function comparePage(services: Used, page: readonly MoneyTaken[]): Promise<string[]> {
  const rows = await purchases.findAll(services.database, { id: page.map(({ purchaseId }) => purchaseId) });
  const found = new Map(rows.map((row) => [row.id, row]));
  const faults: string[] = [];
  for (const money of page)
    if ((await compare(services, money, found.get(money.purchaseId) ?? null)) !== null) {
      const fault = await compareAgain(services, money);
      if (fault !== null) faults.push(fault);
    }
  return faults;
}

async function compareAgain(services: Used, { intentId, purchaseId }: MoneyTaken): Promise<string | null> {
  const money = await readMoney(services, intentId);
  return money && compare(services, money, await purchases.find(services.database, purchaseId));
}

/** What differs between money and purchase, as a sentence; null: nothing. */
async function compare(services: Used, money: MoneyTaken, purchase: PurchaseRecord | null): Promise<string | null> {
  const { purchaseId, intentId, amount } = money;
  if (purchase === null) return `The processor has ¥${amount} for the purchase ${purchaseId}, which is not there.`;
  const of = `The purchase ${purchaseId}`;
  if (purchase.price !== amount) return `${of} costs ¥${purchase.price}, and the processor took ¥${amount}.`;
  const { paymentIntentId } = purchase;
  if (paymentIntentId !== null && paymentIntentId !== intentId)
    return `${of} was paid by ${paymentIntentId}, and the processor took money for it by ${intentId}, too.`;
  const stands = `${of} is ${purchase.status}${purchase.disputedAt === null ? '' : ' and disputed'}`;
  const dispute = money.wasDisputed ? await readDispute(services, intentId) : null;
  const fault = faultOf(money, purchase, dispute?.state ?? null);
  return fault && `${stands}, and ${fault}`;
}

/** What the processor says otherwise. */
function faultOf(money: MoneyTaken, purchase: PurchaseRecord, dispute: DisputeState['state'] | null): string | null {
  const { status, refundStatus, disputedAt } = purchase;
  const isOpen = dispute === 'OPEN';
  if (status === 'COMPLETED' && isOpen !== (disputedAt !== null))
    return isOpen ? 'its buyer turned to the bank.' : 'no claim at the bank is open.';
  if (status === 'COMPLETED' && dispute === 'LOST') return 'the bank gave the money back to its buyer.';
  if (money.isRefunded) return refundStatus === null ? 'the processor gave the money back.' : null;
  if (refundStatus === 'SUCCEEDED') return 'the processor did not give the money back that is said to be back.';
  if (status === 'COMPLETED' || refundStatus !== null) return null;
  if (status === 'REFUNDED') return dispute === 'LOST' ? null : 'the processor has the money still.';
  const isNews = money.takenAt.getTime() > Date.now() - MINUTES_TO_HEAR * 60_000;
  return isNews ? null : 'the processor has money for it.';
}
