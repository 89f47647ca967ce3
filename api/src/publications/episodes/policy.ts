import { isCreator, isSelf, type Actor } from '../../kernel/actor.ts';
import { canBeFanOnly, isFrozen, type ContestStage } from '../contestApplications/index.ts';
import type { EpisodeRecord, EpisodeStatus } from './store/episodes.ts';

type OwnedEpisode = Pick<EpisodeRecord, 'userId' | 'isVisible' | 'status' | 'deletedAt' | 'price'>;

/** What an episode has that has a price. */
export interface Paid {
  price: number;
  pagesChargedFrom: number;
}

/** Whether an episode has a price. */
export const isPaid = <Episode extends Pick<EpisodeRecord, 'price'>>(episode: Episode): episode is Episode & Paid =>
  episode.price !== null;

/** Readers see what the visibility predicate shows; the owner sees everything that is not in the trash. */
export const canSeeEpisode = (actor: Actor, episode: OwnedEpisode): boolean =>
  episode.isVisible || (isSelf(actor, episode.userId) && episode.deletedAt === null);

/** The owner may edit an episode that is not in the trash. */
export const canEditEpisode = (actor: Actor, episode: OwnedEpisode): boolean =>
  isCreator(actor) && isSelf(actor, episode.userId) && episode.deletedAt === null;

/** What stands between readers and an episode, the way a refusal names it. */
export type Wall = 'FAN_ONLY' | 'PAYMENT_REQUIRED';

/** What opens walls of a creator's episodes to a viewer. */
export interface WallKeys {
  isWatching: boolean;
  /** Paid for, not given back, and disputed by nobody. */
  hasBought: boolean;
}

/** Whether an episode has a wall at all; if not, nobody needs keys. */
export const hasWall = (episode: OwnedEpisode): boolean => episode.status === 'FAN_ONLY' || isPaid(episode);

/**
 * The fan wall opens for the creator, for those who watch the creator, and for who bought the episode while it was for sale;
 * episodes that are not fan-only have none (R6-006).
 */
export const canSkipFanwall = (actor: Actor, episode: OwnedEpisode, { isWatching, hasBought }: WallKeys): boolean =>
  episode.status !== 'FAN_ONLY' || isSelf(actor, episode.userId) || isWatching || hasBought;

/** The paywall opens for the creator and for buyers; episodes without a price have none (R6-007). */
export const canSkipPaywall = (actor: Actor, episode: OwnedEpisode, { hasBought }: WallKeys): boolean =>
  !isPaid(episode) || isSelf(actor, episode.userId) || hasBought;

/** The wall before which a viewer stands; null when everything of the episode is open. The counterpart of `passes_walls` in SQL. */
export function wallBefore(actor: Actor, episode: OwnedEpisode, keys: WallKeys): Wall | null {
  if (!canSkipFanwall(actor, episode, keys)) return 'FAN_ONLY';
  if (!canSkipPaywall(actor, episode, keys)) return 'PAYMENT_REQUIRED';
  return null;
}

/**
 * The fields of an episode that everybody knows who may know of the episode at all, in whatever way it is walled. All
 * others stand behind its walls (graphql/guardWalls.ts), also those nobody has written yet. `pages` tells before a wall how
 * many there are, and gives none of them but the free ones of a paid episode; of `thumbnailImage` and `timelineImages` only a picture of their own is left, never a page.
 */
export const BEFORE_WALLS = [
  'archivedAt',
  'buyerCount',
  'canChangeStatusToDraft',
  'canChangeStatusToFanOnly',
  'canViewerSkipFanwall',
  'canViewerSkipPaywall',
  'createdAt',
  'id',
  'likeCount',
  'nextEpisode',
  'number',
  'ogImage',
  'pages',
  'previousEpisode',
  'publicNumber',
  'publishedAt',
  'purchasedByViewer',
  'revision',
  'salesInfo',
  'startPosition',
  'statistic',
  'status',
  'suspension',
  'thumbnailImage',
  'timelineImages',
  'title',
  'updatedAt',
  'userAdCollection',
  'viewerCanAnswerSurvey',
  'viewerCanEdit',
  'viewerCanLike',
  'viewerLikeCount',
  'viewerPurchase',
  'viewerReadingHistory',
  'work',
  'yawarakaCommentCount',
] as const;

/** decisions 4.1. A suspended episode is moved by operators only. */
const TRANSITIONS: Record<EpisodeStatus, readonly EpisodeStatus[]> = {
  DRAFT: ['DRAFT', 'SCHEDULED', 'FAN_ONLY', 'PUBLIC'],
  SCHEDULED: ['SCHEDULED', 'DRAFT', 'FAN_ONLY', 'PUBLIC'],
  FAN_ONLY: ['FAN_ONLY', 'PUBLIC', 'DRAFT'],
  PUBLIC: ['PUBLIC', 'FAN_ONLY', 'DRAFT'],
  SUSPENDED: ['SUSPENDED'],
};

/** What readers and judges have before them. */
const isOut = (status: EpisodeStatus): boolean => status === 'PUBLIC' || status === 'FAN_ONLY';

/**
 * Whether the creator may move an episode from one status to another; staying is always allowed. In a contest nothing
 * becomes fan-only, and while it is judged nothing that is out is taken back (decisions 4.1 and 4.10).
 */
export function canChangeStatus(
  from: EpisodeStatus,
  to: EpisodeStatus,
  contest: ContestStage | null | undefined = null,
): boolean {
  if (from === to) return TRANSITIONS[from].includes(to);
  if (to === 'FAN_ONLY' && !canBeFanOnly(contest)) return false;
  if (to === 'DRAFT' && isOut(from) && isFrozen(contest)) return false;
  return TRANSITIONS[from].includes(to);
}

/** R4-007: fan-only is open from every status a creator can leave, unless the episode has a price or the work is in a contest. */
export const canChangeStatusToFanOnly = (actor: Actor, episode: OwnedEpisode, contest?: ContestStage | null): boolean =>
  canEditEpisode(actor, episode) && !isPaid(episode) && canChangeStatus(episode.status, 'FAN_ONLY', contest);

/** R4-008: back to draft, unless operators suspended the episode, a contest's judges are reading it, or somebody bought it. */
export const canChangeStatusToDraft = (
  actor: Actor,
  episode: OwnedEpisode,
  contest: ContestStage | null,
  isBought: boolean,
): boolean => canEditEpisode(actor, episode) && !isBought && canChangeStatus(episode.status, 'DRAFT', contest);

/** What judges are reading stays where it is until the result. */
export const canDeleteEpisode = (episode: OwnedEpisode, contest: ContestStage | null | undefined): boolean =>
  !(isOut(episode.status) && isFrozen(contest));
