import type { Transaction } from '../../database/index.ts';
import { declareChanges, keys } from '../../publishing/index.ts';

/** Shows the name at X on the profile, for an account that has one. Its pages are drawn again. */
export async function setTwitterScreenName(tx: Transaction, userId: string, name: string): Promise<void> {
  const rows = await tx.query(
    'setTwitterScreenName',
    `UPDATE users SET twitter_screen_name = $2, updated_at = now() WHERE id = $1 AND twitter_screen_name IS DISTINCT FROM $2 RETURNING id`,
    [userId, name],
  );
  if (rows.length > 0) await declareChanges(tx, [keys.user(userId)]);
}

/** Takes the name at X off the profile when it is still this one. */
export async function clearTwitterScreenName(tx: Transaction, userId: string, name: string): Promise<void> {
  const rows = await tx.query(
    'clearTwitterScreenName',
    'UPDATE users SET twitter_screen_name = NULL, updated_at = now() WHERE id = $1 AND twitter_screen_name = $2 RETURNING id',
    [userId, name],
  );
  if (rows.length > 0) await declareChanges(tx, [keys.user(userId)]);
}
