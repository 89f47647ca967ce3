import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { isOpenToBuyer } from './policy.ts';
import { countBuyers, findBought, findPurchasesOf, type Bought, type PurchaseRecord } from './store/purchases.ts';

/** What the viewer bought or is about to buy, by episode: pending or completed. */
export const purchaseLoader = defineLoader<string, PurchaseRecord>(
  'viewerPurchases',
  async (episodeIds, { reader, actor }) =>
    actor.accountId === null ? new Map() : findPurchasesOf(reader, actor.accountId, episodeIds),
);

/** Whether the viewer may read what they paid for. */
export async function hasBought(context: Context, episodeId: string): Promise<boolean> {
  const purchase = await purchaseLoader(context).load(episodeId);
  return purchase !== null && isOpenToBuyer(purchase);
}

/** Whether somebody bought an episode or is buying it, by episode; null where nobody does. */
export const boughtLoader = defineLoader<string, Bought>('boughtEpisodes', async (episodeIds, { reader }) =>
  findBought(reader, episodeIds),
);

/** How many bought an episode, by episode. */
export const buyerCountLoader = defineLoader<string, number>('buyerCounts', async (episodeIds, { reader }) =>
  countBuyers(reader, episodeIds),
);
