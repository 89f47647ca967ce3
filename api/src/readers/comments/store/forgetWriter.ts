import type { LeavingAccount, Transaction } from '../../../database/index.ts';
import { comments, moveCommentCounts } from './comments.ts';

/** What the account wrote on works of others counts no more, and nobody learns that it deleted a comment. The comments go with it. */
export async function forgetWriter(tx: Transaction, { accountId }: LeavingAccount): Promise<void> {
  const written = await tx.query<{ episodeId: string; count: number }>(
    'countCommentsOfWriter',
    `SELECT episode_id AS "episodeId", count(*)::int AS count FROM (
       SELECT episode_id FROM comments
         WHERE account_id = $1 AND deleted_at IS NULL AND held_because IS NULL AND reply_to_id IS NULL
       UNION ALL SELECT episode_id FROM yawaraka_comments WHERE account_id = $1 AND state = 'DELIVERED') written
     GROUP BY episode_id`,
    [accountId],
  );
  await moveCommentCounts(tx, new Map(written.map(({ episodeId, count }) => [episodeId, -count])));
  await comments.update(tx, { deletedBy: accountId }, { deletedBy: null });
}
