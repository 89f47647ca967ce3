import { isCreator, isSelf, type Actor } from '../kernel/actor.ts';
import type { EpisodeRecord, EpisodeStatus } from './store/episodes.ts';

type OwnedEpisode = Pick<EpisodeRecord, 'userId' | 'isVisible' | 'status' | 'deletedAt'>;

/** Readers see what the visibility predicate shows; the owner sees everything that is not in the trash. */
export const canSeeEpisode = (actor: Actor, episode: OwnedEpisode): boolean =>
  episode.isVisible || (isSelf(actor, episode.userId) && episode.deletedAt === null);

/** The owner may edit an episode that is not in the trash. */
export const canEditEpisode = (actor: Actor, episode: OwnedEpisode): boolean =>
  isCreator(actor) && isSelf(actor, episode.userId) && episode.deletedAt === null;

/** The fan wall opens for the creator and for those who watch the creator; episodes that are not fan-only have none (R6-006). */
export const canSkipFanwall = (actor: Actor, episode: OwnedEpisode, isWatching: boolean): boolean =>
  episode.status !== 'FAN_ONLY' || isSelf(actor, episode.userId) || isWatching;

/** Pages are shown to those who see the episode and stand before no wall. */
export const canReadPages = (actor: Actor, episode: OwnedEpisode, isWatching: boolean): boolean =>
  canSeeEpisode(actor, episode) && canSkipFanwall(actor, episode, isWatching);

/** decisions 4.1. A suspended episode is moved by staff only. */
const TRANSITIONS: Record<EpisodeStatus, readonly EpisodeStatus[]> = {
  DRAFT: ['DRAFT', 'SCHEDULED', 'FAN_ONLY', 'PUBLIC'],
  SCHEDULED: ['SCHEDULED', 'DRAFT', 'FAN_ONLY', 'PUBLIC'],
  FAN_ONLY: ['FAN_ONLY', 'PUBLIC', 'DRAFT'],
  PUBLIC: ['PUBLIC', 'FAN_ONLY', 'DRAFT'],
  SUSPENDED: ['SUSPENDED'],
};

/** Whether the creator may move an episode from one status to another; staying is always allowed. */
export const canChangeStatus = (from: EpisodeStatus, to: EpisodeStatus): boolean => TRANSITIONS[from].includes(to);

/** R4-007: fan-only is open from every status a creator can leave. */
export const canChangeStatusToFanOnly = (actor: Actor, episode: OwnedEpisode): boolean =>
  canEditEpisode(actor, episode) && canChangeStatus(episode.status, 'FAN_ONLY');

/** R4-008: back to draft, unless staff suspended the episode. */
export const canChangeStatusToDraft = (actor: Actor, episode: OwnedEpisode): boolean =>
  canEditEpisode(actor, episode) && canChangeStatus(episode.status, 'DRAFT');
