import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { writePastSale, type PastSale } from '../../money/purchases/index.ts';
import { lockEpisode } from '../../publications/episodes/index.ts';
import { describeWanted } from './findWanted.ts';

/**
 * Writes that somebody bought an episode in the past, at the price it has now, for a seed. Throws where it is not for sale, or
 * nothing is.
 */
export async function sellInPast(
  tx: Transaction,
  { config }: Needs<'config'>,
  { buyerId, episodeId, ...sale }: Pick<PastSale, 'buyerId' | 'soldAt' | 'turn'> & { episodeId: string },
): Promise<void> {
  const found = await lockEpisode(tx, episodeId);
  if (!found?.episode.price || !config.selling) throw new Error(`The episode ${episodeId} is not for sale.`);
  await writePastSale(tx, config.selling, {
    ...(await describeWanted(tx, { buyerId, found, method: 'card' })),
    ...sale,
  });
}
