import type { Stripe } from 'stripe';
import type { Needs } from '../../graphql/context.ts';
import { askStripe, pagesOf } from './askStripe.ts';

/** Money that the processor took for a purchase of ours, as the processor has it. */
export interface MoneyTaken {
  intentId: string;
  purchaseId: string;
  /** In yen. */
  amount: number;
  takenAt: Date;
  isRefunded: boolean;
  /** Its buyer turned to the bank at some time, however that ended. */
  wasDisputed: boolean;
}

/** Null for a payment that did not come about, or is of somebody else. */
function moneyOf({
  id,
  status,
  metadata,
  created,
  amount_received: amount,
  latest_charge: charge,
}: Stripe.PaymentIntent) {
  const purchaseId = metadata['purchaseId'];
  if (status !== 'succeeded' || purchaseId === undefined || typeof charge !== 'object' || charge === null) return null;
  const { refunded: isRefunded, disputed: wasDisputed } = charge;
  return { intentId: id, purchaseId, amount, takenAt: new Date(created * 1000), isRefunded, wasDisputed };
}

/** Money that was taken for purchases since an instant, null: ever; page by page, the latest first. */
export async function* listMoney(services: Needs<'config'>, since: Date | null): AsyncGenerator<MoneyTaken[]> {
  const created = since === null ? {} : { created: { gte: Math.floor(since.getTime() / 1000) } };
  const pages = pagesOf(services, (stripe, page) =>
    stripe.paymentIntents.list({ ...page, ...created, expand: ['data.latest_charge'] }),
  );
  for await (const intents of pages) yield intents.flatMap((intent) => moneyOf(intent) ?? []);
}

/** One payment as it is now; null where no money was taken by it for a purchase. */
export const readMoney = (services: Needs<'config'>, intentId: string): Promise<MoneyTaken | null> =>
  askStripe(services, async (stripe) =>
    moneyOf(await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })),
  );
