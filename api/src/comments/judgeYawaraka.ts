import type { Database } from '../database/index.ts';
import { notify } from '../notifications/index.ts';
import { declareChanges, keys } from '../publishing/index.ts';
import { tellOfComment } from '../webhooks/index.ts';
import { countComment } from './store/comments.ts';
import { findYawarakaComment, writeJudgement, type YawarakaRecord } from './store/yawarakaComments.ts';

/** What an operator says about a soft comment. `breaksRules`: the poster is told, and nobody else. */
export type Judgement = { verdict: 'DELIVER' } | { verdict: 'REJECT'; breaksRules: boolean };

/**
 * Decides about a soft comment: delivered ones reach the author and show the poster's icon to readers; of rejected ones
 * nobody hears, except the poster of one that breaks the rules.
 * @returns the comment as it was before, or null when none of this id waits
 */
export async function judgeYawaraka(
  database: Database,
  id: string,
  judgement: Judgement,
): Promise<YawarakaRecord | null> {
  return database.transact(async (tx) => {
    const comment = await findYawarakaComment(tx, id);
    if (!comment) return null;
    const isDelivered = judgement.verdict === 'DELIVER';
    const breaksRules = judgement.verdict === 'REJECT' && judgement.breaksRules;
    if (!(await writeJudgement(tx, id, isDelivered ? 'DELIVERED' : 'REJECTED', breaksRules))) return null;
    if (isDelivered) {
      await countComment(tx, comment.episodeId);
      const { authorOfWorkId: receiverId, episodeId: entityId, accountId: actorId } = comment;
      await notify(tx, { type: 'EPISODE_COMMENTED', receiverId, entityId, actorId });
      await tellOfComment(tx, { userId: receiverId, commentId: id, episodeId: entityId });
      await declareChanges(tx, [keys.episodeYawaraka(comment.episodeId)]);
    }
    return comment;
  });
}
