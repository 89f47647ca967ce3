import type { Context } from '../../graphql/context.ts';
import { notFound, unauthenticated } from '../../kernel/errors.ts';
import { isIdOf } from '../../kernel/ids.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { canDeleteComment } from './policy.ts';
import { findComment, markCommentDeleted } from './store/comments.ts';

/** Deletes a comment of one's own, or on one's own work. */
export async function deleteComment({ actor, services }: Context, id: string): Promise<string> {
  const { accountId } = actor;
  if (accountId === null) throw unauthenticated();
  return services.database.transact(async (tx) => {
    const comment = isIdOf('DaredemoComment', id) ? await findComment(tx, id) : null;
    if (!comment || !canDeleteComment(actor, comment)) throw notFound();
    await markCommentDeleted(tx, comment, accountId);
    await declareChanges(tx, [keys.episodeComments(comment.episodeId)]);
    return comment.id;
  });
}
