import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import {
  done,
  forbidden,
  notFound,
  problems,
  unauthenticated,
  type Outcome,
  type Problem,
} from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import readersErrors from '../../messages/readersErrors.js';
import { refuseWhenBlocked } from '../../people/moderation/index.ts';
import { notify } from '../../people/notifications/index.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { checkBody } from './checkBody.ts';
import { canAnswerComment } from './policy.ts';
import { findComment, isCommentShownTo, type CommentRecord } from './store/comments.ts';
import { writeReply } from './store/handledComments.ts';

/**
 * Answers a comment as the creator of the work: one answer, under it. Answering again changes the words, which nobody is
 * told of again.
 * @returns the comment that was answered
 */
export async function replyToComment(
  { actor, services }: Context,
  input: { commentId: string; body: string },
): Promise<Outcome<CommentRecord>> {
  const { accountId } = actor;
  if (accountId === null) throw unauthenticated();
  const comment = await findComment(services.database, input.commentId);
  if (!comment || !canAnswerComment(actor, comment)) throw notFound();
  const found: Problem[] = [];
  const body = checkBody(input.body, found);
  if (found.length > 0) return problems(found);
  await limitRate(services.database, 'reply', accountId);
  return services.database.transact(async (tx) => {
    const ordinary = forbidden(said(readersErrors, (t) => t.comments.noAnswers()));
    await refuseWhenBlocked(tx, accountId, comment.accountId, ordinary);
    // It may have been deleted or answered since.
    const current = await findComment(tx, comment.id);
    if (!current || !canAnswerComment(actor, current)) throw notFound();
    const { id, isNew } = await writeReply(tx, current, accountId, body);
    await declareChanges(tx, [keys.episodeComments(current.episodeId)]);
    const deed = { receiverId: current.accountId, entityId: current.episodeId, actorId: accountId };
    if (isNew && (await isCommentShownTo(tx, id, current.accountId)))
      await notify(tx, { type: 'COMMENT_REPLIED', ...deed });
    return done(current);
  });
}
