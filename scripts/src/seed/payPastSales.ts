import { listUnpaidSales, notePastPayments, type PastPaymentIds, type Services } from '@komawari/api/seeding';
import type { PastPayment } from '@komawari/stripe';

/**
 * Has the stand-in make the payments of sales that a seed wrote, so that they can be refunded and compared as those that people
 * made. Done once for a sale; nothing happens where no stand-in is.
 */
export async function payPastSales({ config, database }: Services): Promise<void> {
  const apiBase = config.selling?.apiBase;
  if (!apiBase) return;
  const sales = await listUnpaidSales(database);
  if (sales.length === 0) return;
  const payments: PastPayment[] = sales.map(({ id, price, episodeTitle, purchasedAt, status, disputedAt }) => ({
    purchaseId: id,
    amount: price,
    name: episodeTitle,
    paidAt: Math.floor(purchasedAt.getTime() / 1000),
    became: status === 'REFUNDED' ? 'REFUNDED' : disputedAt === null ? null : 'DISPUTED',
  }));
  const answer = await fetch(`${apiBase}/dev/stripe/past`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payments }),
  });
  if (!answer.ok) throw new Error(`The stand-in for Stripe answered ${answer.status}.`);
  const made = (await answer.json()) as { payments: PastPaymentIds[] };
  await database.transact((tx) => notePastPayments(tx, made.payments));
}
