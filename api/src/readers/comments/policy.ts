import { isCreator, isRegistered, isSelf, type Actor } from '../../kernel/actor.ts';
import type { EpisodeRecord } from '../../publications/episodes/index.ts';
import type { WorkRecord } from '../../publications/works/index.ts';
import type { CommentRecord } from './store/comments.ts';
import type { YawarakaRecord, YawarakaState } from './store/yawarakaComments.ts';

type OwnWork = Pick<WorkRecord, 'userId' | 'commentIsOpen' | 'commentMode'>;

/** Whether comments of this kind are taken and shown: readers can see the episode, and the creator wants that kind (R6-008). */
export const takesComments = (
  episode: Pick<EpisodeRecord, 'isVisible'>,
  work: Pick<WorkRecord, 'commentIsOpen' | 'commentMode'>,
  mode: WorkRecord['commentMode'],
): boolean => episode.isVisible && work.commentIsOpen && work.commentMode === mode;

/** R6-008: whoever may read an episode may comment on it. Soft comments go to the creator, so the creator writes none. */
export const canCommentOnEpisode = (actor: Actor, episode: Pick<EpisodeRecord, 'isVisible'>, work: OwnWork): boolean =>
  takesComments(episode, work, 'DAREDEMO') || (takesComments(episode, work, 'YAWARAKA') && !isSelf(actor, work.userId));

/** R6-010: a comment is deleted by who wrote it, or by the creator of the work. */
export const canDeleteComment = (actor: Actor, comment: Pick<CommentRecord, 'accountId' | 'authorOfWorkId'>): boolean =>
  isSelf(actor, comment.accountId) || isSelf(actor, comment.authorOfWorkId);

/** The creator of the work decides about comments that wait, pins one and answers them. */
export const canHandleComment = (actor: Actor, comment: Pick<CommentRecord, 'authorOfWorkId'>): boolean =>
  isCreator(actor) && isSelf(actor, comment.authorOfWorkId);

/** Only what everybody reads is pinned; an answer stands under its comment anyway. */
export const canPinComment = (
  actor: Actor,
  comment: Pick<CommentRecord, 'authorOfWorkId' | 'heldBecause' | 'replyToId'>,
): boolean => canHandleComment(actor, comment) && comment.heldBecause === null && comment.replyToId === null;

/** The creator answers what others wrote and everybody reads. */
export const canAnswerComment = (
  actor: Actor,
  comment: Pick<CommentRecord, 'accountId' | 'authorOfWorkId' | 'heldBecause' | 'replyToId'>,
): boolean => canPinComment(actor, comment) && !isSelf(actor, comment.accountId);

/** Delivered soft comments are for the creator, and for all readers of a work whose creator allows it. */
export const canReadDelivered = (actor: Actor, work: Pick<WorkRecord, 'userId' | 'showsYawarakaText'>): boolean =>
  isSelf(actor, work.userId) || work.showsYawarakaText;

/**
 * What the poster is told of a soft comment, and only the poster. A rejection is told where it breaks the rules;
 * otherwise the comment stays what it was to its poster: sent.
 */
export const stateForPoster = (
  actor: Actor,
  comment: Pick<YawarakaRecord, 'accountId' | 'state' | 'breaksRules'>,
): YawarakaState | null => {
  if (!isSelf(actor, comment.accountId)) return null;
  return comment.state === 'REJECTED' && !comment.breaksRules ? 'PENDING' : comment.state;
};

/** Soft comments are read by those whom an operator made moderators, and by nobody else. */
export const canModerate = (actor: Actor, isModerator: boolean): boolean => isRegistered(actor) && isModerator;

/** A moderator decides about what waits, but not about their own words, nor about words for themselves. */
export const canJudge = (
  actor: Actor,
  comment: Pick<YawarakaRecord, 'accountId' | 'authorOfWorkId' | 'state'>,
): boolean =>
  comment.state === 'PENDING' && !isSelf(actor, comment.accountId) && !isSelf(actor, comment.authorOfWorkId);
