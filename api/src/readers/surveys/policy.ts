import type { EpisodeRecord } from '../../publications/episodes/index.ts';
import { isSelf, type Actor } from '../../kernel/actor.ts';
import type { WorkRecord } from '../../publications/works/index.ts';

/** Readers are asked how they liked an episode they can see, unless the work has the survey switched off. */
export const showsSurvey = (
  episode: Pick<EpisodeRecord, 'isVisible'>,
  work: Pick<WorkRecord, 'enableSurvey'>,
): boolean => episode.isVisible && work.enableSurvey;

/** The author neither answers nor asks themselves. */
export const canAnswer = (actor: Actor, episode: Pick<EpisodeRecord, 'isVisible' | 'userId'>): boolean =>
  episode.isVisible && !isSelf(actor, episode.userId);

/** Only the author sees how often each answer was given, and nobody sees by whom. */
export const canSeeTotals = (actor: Actor, episode: Pick<EpisodeRecord, 'userId'>): boolean =>
  isSelf(actor, episode.userId);
