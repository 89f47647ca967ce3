import type { Database, Transaction } from '../../database/index.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { findComment, markCommentDeleted, uncountComment } from './store/comments.ts';
import { findYawarakaComment, withdrawYawarakaComment } from './store/yawarakaComments.ts';

/** Who deleted a comment, where it was an operator: no account has this id. */
const BY_OPERATOR = 'operator';

/**
 * Takes a comment of either kind away because it breaks the rules; `beside` is written in the same transaction. False when it is gone
 * already.
 */
export async function takeDownComment(
  database: Database,
  id: string,
  beside: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return database.transact(async (tx) => {
    await beside(tx);
    const comment = await findComment(tx, id);
    if (comment) {
      await declareChanges(tx, [keys.episodeComments(comment.episodeId)]);
      return markCommentDeleted(tx, comment, BY_OPERATOR);
    }
    const soft = await findYawarakaComment(tx, id);
    if (!soft || !(await withdrawYawarakaComment(tx, id))) return false;
    if (soft.state === 'DELIVERED') await uncountComment(tx, soft.episodeId);
    await declareChanges(tx, [keys.episodeYawaraka(soft.episodeId)]);
    return true;
  });
}
