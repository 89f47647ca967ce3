import type { Context } from '../../graphql/context.ts';
import { done, notFound, unauthenticated, type Outcome } from '../../kernel/errors.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { canDeleteComment } from './policy.ts';
import { findComments, markCommentDeleted } from './store/comments.ts';

import { refuseTooMany } from './refuseTooMany.ts';

/**
 * Deletes those of several comments that who asks may delete (R6-010). Some that are gone already, or are not theirs, do
 * not keep the others; when nothing is left to delete, there is no such thing.
 * @returns the ids of the comments that were deleted
 */
export async function deleteComments({ actor, services }: Context, ids: readonly string[]): Promise<Outcome<string[]>> {
  const { accountId } = actor;
  if (accountId === null) throw unauthenticated();
  const tooMany = refuseTooMany(ids);
  if (tooMany) return tooMany;
  return services.database.transact(async (tx) => {
    const comments = (await findComments(tx, ids)).filter((comment) => canDeleteComment(actor, comment));
    if (comments.length === 0) throw notFound();
    for (const comment of comments) await markCommentDeleted(tx, comment, accountId);
    await declareChanges(tx, [...new Set(comments.map(({ episodeId }) => keys.episodeComments(episodeId)))]);
    return done(comments.map(({ id }) => id));
  });
}
