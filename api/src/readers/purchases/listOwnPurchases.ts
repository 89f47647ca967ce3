import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { boundedFirst, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { listPending, listPurchases, type PurchaseRecord } from '../../money/purchases/index.ts';

/** What the viewer bought or paid in vain, latest first; 50 at once. */
export const listOwnPurchases = async (
  { actor, reader }: Context,
  { first, after }: PageAsked,
): Promise<Slice<PurchaseRecord>> => listPurchases(reader, accountOf(actor), boundedFirst(first, 50), after ?? null);

/** What the viewer is to pay at a shop and still can, the soonest over first. */
export async function listOwnUnpaid({ actor, reader }: Context, now = new Date()): Promise<PurchaseRecord[]> {
  const pending = await listPending(reader, accountOf(actor));
  const endOf = ({ expiresAt }: PurchaseRecord): number => expiresAt?.getTime() ?? 0;
  return pending
    .filter((purchase) => purchase.konbini !== null && endOf(purchase) > now.getTime())
    .toSorted((one, other) => endOf(one) - endOf(other));
}
