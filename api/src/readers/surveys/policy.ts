import { FEWEST_PEOPLE } from '@komawari/ui/readerFigures';
import type { EpisodeRecord } from '../../publications/episodes/index.ts';
import { isSelf, type Actor } from '../../kernel/actor.ts';
import type { WorkRecord } from '../../publications/works/index.ts';
import type { SurveyInterest } from './store/answers.ts';

/** decisions: how a reader liked an episode. */
export const SURVEY_ANSWERS = ['FUN', 'NORMAL', 'NO_FUN'] as const;
export type SurveyAnswer = (typeof SURVEY_ANSWERS)[number];

/** An answer can be changed for this long after it was given first. */
export const CHANGEABLE_MS = 24 * 3_600_000;

/** Until when an answer can be changed. */
export const changeableUntil = ({ answeredAt }: { answeredAt: Date }): Date =>
  new Date(answeredAt.getTime() + CHANGEABLE_MS);

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

/** How often each answer was given, where it is told: null of fewer than five answers. */
export const tellAnswers = (given: SurveyInterest): SurveyInterest | null =>
  given.fun + given.normal + given.noFun < FEWEST_PEOPLE ? null : given;
