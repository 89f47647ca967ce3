import type { Context } from '../../graphql/context.ts';
import { loadPresent } from '../../graphql/defineLoader.ts';
import { episodeLoader, type EpisodeRecord } from '../../publications/episodes/index.ts';
import { tagLoader, type TagRecord } from '../../publications/tags/index.ts';
import { workLoader, type WorkRecord } from '../../publications/works/index.ts';
import { keys } from '../../publishing/index.ts';
import type { HotList } from './store/heat.ts';
import { listHot } from './store/hotLists.ts';

function listIds(context: Context, list: HotList, first: number): Promise<string[]> {
  context.dependsOn(keys[list]);
  return listHot(context.reader, list, first);
}

/** The hottest works, then the newest. */
export const listHotWorks = async (context: Context, first: number): Promise<WorkRecord[]> =>
  loadPresent(workLoader(context), await listIds(context, 'hotWorks', first));

/** New episodes of the hottest works, one a work, then the newest. */
export const listHotNewEpisodes = async (context: Context, first: number): Promise<EpisodeRecord[]> =>
  loadPresent(episodeLoader(context), await listIds(context, 'hotNewEpisodes', first));

/** Tags of the hottest works, then those of most works that came out lately. */
export const listHotTags = async (context: Context, first: number): Promise<TagRecord[]> =>
  loadPresent(tagLoader(context), await listIds(context, 'hotTags', first));
