import type { Context } from '../../graphql/context.ts';
import { done, notFound, unauthenticated, type Outcome } from '../../kernel/errors.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { canHandleComment } from './policy.ts';
import { refuseTooMany } from './refuseTooMany.ts';
import { countComment, findComments } from './store/comments.ts';
import { writeApproval } from './store/handledComments.ts';

/**
 * Lets comments stand that wait for who asks. Some that were decided meanwhile, or are not theirs, do not keep the others;
 * when none is left, there is no such thing.
 * @returns the ids of the comments everybody reads now
 */
export async function approveComments(
  { actor, services }: Context,
  ids: readonly string[],
): Promise<Outcome<string[]>> {
  if (actor.accountId === null) throw unauthenticated();
  const tooMany = refuseTooMany(ids);
  if (tooMany) return tooMany;
  return services.database.transact(async (tx) => {
    const approved: string[] = [];
    const episodes = new Set<string>();
    for (const comment of await findComments(tx, ids)) {
      if (!canHandleComment(actor, comment) || !(await writeApproval(tx, comment.id))) continue;
      await countComment(tx, comment.episodeId);
      approved.push(comment.id);
      episodes.add(comment.episodeId);
    }
    if (approved.length === 0) throw notFound();
    await declareChanges(
      tx,
      [...episodes].map((id) => keys.episodeComments(id)),
    );
    return done(approved);
  });
}
