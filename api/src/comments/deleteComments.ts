import type { Context } from '../graphql/context.ts';
import { done, notFound, problem, problems, unauthenticated, type Outcome } from '../kernel/errors.ts';
import { canDeleteComment } from './policy.ts';
import { findComments, markCommentDeleted } from './store/comments.ts';

/** As many as a page of the creator's list shows. */
const MAX_AT_ONCE = 100;

/**
 * Deletes those of several comments that who asks may delete (R6-010). Some that are gone already, or are not theirs, do
 * not keep the others; when nothing is left to delete, there is no such thing.
 * @returns the ids of the comments that were deleted
 */
export async function deleteComments({ actor, services }: Context, ids: readonly string[]): Promise<Outcome<string[]>> {
  const { accountId } = actor;
  if (accountId === null) throw unauthenticated();
  if (ids.length > MAX_AT_ONCE)
    return problems([
      problem(
        ['ids'],
        'TOO_MANY',
        `At most ${MAX_AT_ONCE} comments go at once. Choose fewer.`,
        `一度に削除できるコメントは${MAX_AT_ONCE}件までです。`,
      ),
    ]);
  return services.database.transact(async (tx) => {
    const comments = (await findComments(tx, ids)).filter((comment) => canDeleteComment(actor, comment));
    if (comments.length === 0) throw notFound();
    for (const comment of comments) await markCommentDeleted(tx, comment, accountId);
    return done(comments.map(({ id }) => id));
  });
}
