import type { Transaction } from '../../../database/index.ts';

/**
 * Watches a creator, or changes the e-mail choice of one already watched: who opts in gets each episode at once, unless
 * the weekly mail was chosen before. Answers whether the watch is new.
 */
export async function writeWatch(
  tx: Transaction,
  userId: string,
  accountId: string,
  isOptedInEmail: boolean,
  episodeId: string | null,
): Promise<boolean> {
  const [row] = await tx.query<{ isNew: boolean }>(
    'writeWatch',
    `INSERT INTO watches AS x (user_id, account_id, mail_choice, episode_id) VALUES ($1, $2, CASE WHEN $3 THEN 'INSTANT' ELSE 'NONE' END, $4)
     ON CONFLICT (user_id, account_id) DO UPDATE SET mail_choice = CASE WHEN NOT $3 THEN 'NONE' WHEN x.mail_choice = 'NONE' THEN 'INSTANT' ELSE x.mail_choice END
     RETURNING old.user_id IS NULL AS "isNew"`,
    [userId, accountId, isOptedInEmail, episodeId],
  );
  return row?.isNew ?? false;
}

/** Stops watching. */
export async function deleteWatch(tx: Transaction, userId: string, accountId: string): Promise<void> {
  await tx.query('deleteWatch', 'DELETE FROM watches WHERE user_id = $1 AND account_id = $2', [userId, accountId]);
}
