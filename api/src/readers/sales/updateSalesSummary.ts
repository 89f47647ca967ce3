import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { releaseSales } from '../../money/purchases/index.ts';

/**
 * Brings the viewer's sales up to this moment: sales that are 48 hours old become withdrawable without waiting for the job.
 * The sums themselves are never stored, so nothing else can be out of date.
 */
export async function updateSalesSummary({ actor, services }: Context): Promise<void> {
  await services.database.transact((tx) => releaseSales(tx, accountOf(actor)));
}
