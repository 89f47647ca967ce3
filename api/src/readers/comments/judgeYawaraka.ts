import type { Database } from '../../database/index.ts';
import { notify } from '../../people/notifications/index.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { notifyWebhooksOfComment } from '../../people/webhooks/index.ts';
import { countComment } from './store/comments.ts';
import { logDesk } from './store/desk.ts';
import { findYawarakaComment, writeJudgement, type YawarakaRecord } from './store/yawarakaComments.ts';

/** What an operator says about a soft comment. `breaksRules`: the poster is told, and nobody else. */
export type Judgement = { verdict: 'DELIVER' } | { verdict: 'REJECT'; breaksRules: boolean };

/** Who decides: a moderator at the screen, or an operator at the prompt. */
export interface Judge {
  moderatorId: string | null;
  operator: string | null;
}

const OPERATOR: Judge = { moderatorId: null, operator: 'operator' };

/**
 * Decides about a soft comment: delivered ones reach the author and show the poster's icon to readers; of rejected ones
 * nobody hears, except the poster of one that breaks the rules. Who decided stays in the desk's trail.
 * @returns the comment as it was before, or null when none of this id waits
 */
export async function judgeYawaraka(
  database: Database,
  id: string,
  judgement: Judgement,
  judge: Judge = OPERATOR,
): Promise<YawarakaRecord | null> {
  return database.transact(async (tx) => {
    const comment = await findYawarakaComment(tx, id);
    if (!comment) return null;
    const isDelivered = judgement.verdict === 'DELIVER';
    const breaksRules = judgement.verdict === 'REJECT' && judgement.breaksRules;
    if (!(await writeJudgement(tx, id, isDelivered ? 'DELIVERED' : 'REJECTED', breaksRules))) return null;
    const deed = isDelivered ? 'DELIVER' : breaksRules ? 'REJECT_FOR_RULES' : 'REJECT';
    await logDesk(tx, { deed, ...judge, commentId: id });
    if (isDelivered) {
      await countComment(tx, comment.episodeId);
      const { authorOfWorkId: receiverId, episodeId: entityId, accountId: actorId } = comment;
      await notify(tx, { type: 'EPISODE_COMMENTED', receiverId, entityId, actorId });
      await notifyWebhooksOfComment(tx, { userId: receiverId, commentId: id, episodeId: entityId });
      await declareChanges(tx, [keys.episodeYawaraka(comment.episodeId)]);
    }
    return comment;
  });
}
