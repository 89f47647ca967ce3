import type { LeavingAccount, Transaction } from '../../../database/index.ts';
import { addToCounts } from '../../../publications/episodes/index.ts';
import { bookmarks } from './bookmarks.ts';
import { endedReactions } from './rollUp.ts';

/**
 * Takes the likes and bookmarks of an account back, which takes them out of the counts. That they were given and ended stays
 * under another name: rankings of past days need when, and not whose.
 */
export async function takeBackReactions(tx: Transaction, { accountId, nobody }: LeavingAccount): Promise<void> {
  const likes = await tx.query<{ episodeId: string; count: number }>(
    'takeBackLikes',
    'DELETE FROM likes WHERE account_id = $1 RETURNING episode_id AS "episodeId", count::int AS count',
    [accountId],
  );
  await addToCounts(tx, 'like_count', new Map(likes.map(({ episodeId, count }) => [episodeId, -count])));
  await bookmarks.delete(tx, { accountId });
  // The deletes above noted that they ended.
  await endedReactions.update(tx, { accountId }, { accountId: nobody });
}
