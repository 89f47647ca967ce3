import type { Transaction } from '../../database/index.ts';

/** Watches a creator, or changes the e-mail choice of one already watched. */
export async function writeWatch(
  tx: Transaction,
  userId: string,
  accountId: string,
  isOptedInEmail: boolean,
  episodeId: string | null,
): Promise<void> {
  await tx.query(
    'writeWatch',
    `INSERT INTO watches (user_id, account_id, is_opted_in_email, episode_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, account_id) DO UPDATE SET is_opted_in_email = excluded.is_opted_in_email`,
    [userId, accountId, isOptedInEmail, episodeId],
  );
}

/** Stops watching. */
export async function deleteWatch(tx: Transaction, userId: string, accountId: string): Promise<void> {
  await tx.query('deleteWatch', 'DELETE FROM watches WHERE user_id = $1 AND account_id = $2', [userId, accountId]);
}
