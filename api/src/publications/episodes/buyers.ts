import type { Context } from '../../graphql/context.ts';
import { hasBought } from '../../money/purchases/index.ts';
import { canSeeEpisode, isPaid } from './policy.ts';
import type { EpisodeRecord } from './store/episodes.ts';

/** Whether the viewer bought an episode and may read it; a creator who looks as a buyer bought all of the own that are for sale. */
export const hasBoughtEpisode = async (context: Context, episode: EpisodeRecord): Promise<boolean> =>
  context.viewAs?.mode === 'BUYER'
    ? isPaid(episode) && context.viewAs.creatorId === episode.userId
    : hasBought(context, episode.id);

/** Whether the viewer may know of an episode: as the policy says, or because they bought it and operators did not suspend it. */
export const canViewerSeeEpisode = async (context: Context, episode: EpisodeRecord): Promise<boolean> =>
  canSeeEpisode(context.actor, episode) ||
  (episode.staysForBuyers && context.viewAs === null && (await hasBoughtEpisode(context, episode)));
