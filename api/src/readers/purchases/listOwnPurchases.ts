import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { boundedFirst, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { listPurchases, type PurchaseRecord } from './store/purchases.ts';

/** What the viewer bought, latest first; 50 at once. */
export const listOwnPurchases = async (
  { actor, reader }: Context,
  { first, after }: PageAsked,
): Promise<Slice<PurchaseRecord>> => listPurchases(reader, accountOf(actor), boundedFirst(first, 50), after ?? null);
