import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { boundedFirst, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { listPurchases, type SoldPurchase } from '../../money/purchases/index.ts';

/** What the viewer bought, latest first; 50 at once. */
export const listOwnPurchases = async (
  { actor, reader }: Context,
  { first, after }: PageAsked,
): Promise<Slice<SoldPurchase>> => listPurchases(reader, accountOf(actor), boundedFirst(first, 50), after ?? null);
