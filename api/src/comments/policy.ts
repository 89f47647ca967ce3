import { isSelf, type Actor } from '../kernel/actor.ts';
import type { EpisodeRecord } from '../episodes/index.ts';
import type { WorkRecord } from '../works/index.ts';
import type { CommentRecord } from './store/comments.ts';

/** Whether an episode takes open comments: readers can see it, and the creator leaves comments open (R6-008). */
export const canCommentOnEpisode = (
  episode: Pick<EpisodeRecord, 'isVisible'>,
  work: Pick<WorkRecord, 'commentIsOpen' | 'commentMode'>,
): boolean => episode.isVisible && work.commentIsOpen && work.commentMode === 'DAREDEMO';

/** R6-010: a comment is deleted by who wrote it, or by the creator of the work. */
export const canDeleteComment = (actor: Actor, comment: Pick<CommentRecord, 'accountId' | 'authorOfWorkId'>): boolean =>
  isSelf(actor, comment.accountId) || isSelf(actor, comment.authorOfWorkId);
