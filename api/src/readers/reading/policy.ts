import type { EpisodeRecord } from '../../publications/episodes/index.ts';
import { isSelf, type Actor } from '../../kernel/actor.ts';

/** Everybody likes an episode they can see, except its author. */
export const canLikeEpisode = (actor: Actor, episode: Pick<EpisodeRecord, 'isVisible' | 'userId'>): boolean =>
  episode.isVisible && !isSelf(actor, episode.userId);
