import type { Context } from '../../graphql/context.ts';
import { loadPresent } from '../../graphql/defineLoader.ts';
import { isSelling } from '../../money/fees/index.ts';
import { episodeLoader, type EpisodeRecord } from '../../publications/episodes/index.ts';
import { keys } from '../../publishing/index.ts';
import { listSelling } from './store/sellingEpisodes.ts';

/** New episodes that are for sale, one a work, the latest first. Where nobody can buy, none. */
export async function listSellingNewEpisodes(context: Context, first: number): Promise<EpisodeRecord[]> {
  context.dependsOn(keys.sellingNewEpisodes);
  if (!isSelling(context.services)) return [];
  return loadPresent(episodeLoader(context), await listSelling(context.reader, first));
}
