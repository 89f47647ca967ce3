import type { Context } from '../../graphql/context.ts';
import { notFound, unauthenticated } from '../../kernel/errors.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { canHandleComment, canPinComment } from './policy.ts';
import { findComment } from './store/comments.ts';
import { removePin, writePin } from './store/handledComments.ts';

/** Puts a comment before all others of its episode; the one that was there before goes back to its place. */
export async function pinComment({ actor, services }: Context, id: string): Promise<string> {
  if (actor.accountId === null) throw unauthenticated();
  return services.database.transact(async (tx) => {
    const comment = await findComment(tx, id);
    if (!comment || !canPinComment(actor, comment)) throw notFound();
    await writePin(tx, comment);
    await declareChanges(tx, [keys.episodeComments(comment.episodeId)]);
    return comment.id;
  });
}

/** Puts a pinned comment back to its place; doing so again changes nothing. */
export async function unpinComment({ actor, services }: Context, id: string): Promise<string> {
  if (actor.accountId === null) throw unauthenticated();
  return services.database.transact(async (tx) => {
    const comment = await findComment(tx, id);
    if (!comment || !canHandleComment(actor, comment)) throw notFound();
    await removePin(tx, comment.id);
    await declareChanges(tx, [keys.episodeComments(comment.episodeId)]);
    return comment.id;
  });
}
