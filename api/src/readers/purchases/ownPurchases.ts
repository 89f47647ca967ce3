import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { forbidden, notFound } from '../../kernel/errors.ts';
import { isIdOf } from '../../kernel/ids.ts';
import { said } from '../../kernel/said.ts';
import readersErrors from '../../messages/readersErrors.js';
import {
  findLatestPurchase,
  findPurchaseBy,
  refundableUntil,
  refundPurchase as refund,
  type PurchaseRecord,
} from '../../money/purchases/index.ts';
import { completePurchase } from './completePurchase.ts';

/**
 * The viewer's purchase: by its own id, by that of the episode (the latest), or by the processor's of its payment or session.
 * NOT_FOUND for others'.
 */
export async function loadOwnPurchase({ actor, services }: Context, id: string): Promise<PurchaseRecord> {
  const accountId = accountOf(actor);
  const purchase = isIdOf('Episode', id)
    ? await findLatestPurchase(services.database, accountId, id)
    : await findPurchaseBy(services.database, { purchaseId: id, intentId: id, sessionId: id });
  if (purchase === null || purchase.accountId !== accountId) throw notFound();
  return purchase;
}

/** Asks the processor how the viewer's purchase stands, and acts on it. */
export async function updatePurchaseStatus(context: Context, id: string): Promise<PurchaseRecord> {
  const { id: purchaseId } = await loadOwnPurchase(context, id);
  await limitRate(context.services.database, 'purchaseStatus', accountOf(context.actor));
  const purchase = await completePurchase(context.services, purchaseId);
  if (!purchase) throw notFound();
  return purchase;
}

/** Takes the viewer's purchase back: within 24 hours, when no paid page was asked for. */
export async function refundPurchase(context: Context, id: string): Promise<PurchaseRecord> {
  const { id: purchaseId } = await loadOwnPurchase(context, id);
  const purchase = await refund(context.services, purchaseId, async (_tx, locked) => {
    if (refundableUntil(locked) === null) throw cannotTakeBack(locked);
  });
  if (!purchase) throw notFound();
  return purchase;
}

const cannotTakeBack = ({ status, paidPagesReadAt }: PurchaseRecord) => {
  if (status !== 'COMPLETED') return forbidden(said(readersErrors, (t) => t.purchases.onlyCompleted()));
  return paidPagesReadAt === null
    ? forbidden(said(readersErrors, (t) => t.purchases.tooLate()))
    : forbidden(said(readersErrors, (t) => t.purchases.hasRead()));
};
