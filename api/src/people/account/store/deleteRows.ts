import type { Transaction } from '../../../database/index.ts';
import { forgetKeysOf } from '../../../publishing/index.ts';

/** Puts `nobody` in the place of an account where what it did stays counted. */
export type ForgetAccount = (tx: Transaction, accountId: string, nobody: string) => Promise<void>;

/**
 * Deletes every row of an account and of what it owns. Tables that refer to the account or the profile go by themselves
 * (ON DELETE CASCADE); named here is what stands without a reference, and what has to go in an order.
 *
 * What stays, without a name: that somebody read or liked something on a day, which closed rankings have counted
 * (`nobody` takes the place of the account); that a report was decided; and the hash of the screen name for as long as it
 * is held. With its id stays only what the operators' trail (moderation_log) says was decided about it: that trail is never changed.
 */
export async function deleteRowsOfAccount(
  tx: Transaction,
  accountId: string,
  nobody: string,
  forgetElsewhere: ForgetAccount,
): Promise<void> {
  await takeBackCounts(tx, accountId);
  await forgetElsewhere(tx, accountId, nobody);
  await forgetTraces(tx, accountId);
  await forgetReports(tx, accountId, nobody);
  await tx.query('deleteUser', 'DELETE FROM users WHERE id = $1', [accountId]);
  await tx.query('deletePicturesOfAccount', 'DELETE FROM images WHERE owner_id = $1', [accountId]);
  await tx.query('deleteAccountRow', 'DELETE FROM accounts WHERE id = $1', [accountId]);
  // The deletes above noted that bookmarks and likes ended; rankings need when, and not whose.
  await tx.query('forgetReactions', 'UPDATE ended_reactions SET account_id = $2 WHERE account_id = $1', [
    accountId,
    nobody,
  ]);
}

/** Likes and comments on works of others count no more. */
async function takeBackCounts(tx: Transaction, accountId: string): Promise<void> {
  await tx.query(
    'takeBackLikes',
    `UPDATE episode_counts c SET like_count = greatest(0, c.like_count - l.count) FROM likes l
     WHERE l.account_id = $1 AND l.episode_id = c.episode_id`,
    [accountId],
  );
  await tx.query(
    'takeBackComments',
    `UPDATE episode_counts c SET comment_count = greatest(0, c.comment_count - m.count)
     FROM (SELECT episode_id, count(*)::int AS count FROM (
         SELECT episode_id FROM comments
           WHERE account_id = $1 AND deleted_at IS NULL AND held_because IS NULL AND reply_to_id IS NULL
         UNION ALL SELECT episode_id FROM yawaraka_comments WHERE account_id = $1 AND state = 'DELIVERED') written
       GROUP BY episode_id) m
     WHERE m.episode_id = c.episode_id`,
    [accountId],
  );
}

/** Places that hold an account's id or address inside a text, without a reference. */
async function forgetTraces(tx: Transaction, accountId: string): Promise<void> {
  await tx.query('forgetLeftOut', 'DELETE FROM ranking_left_out WHERE person_key = $1', [accountId]);
  await tx.query(
    'forgetPermits',
    `DELETE FROM throttles t WHERE position($1 IN t.key) > 0
       OR EXISTS (SELECT 1 FROM auth_providers p WHERE p.account_id = $1 AND position(lower(p.email::text) IN lower(t.key)) > 0)`,
    [accountId],
  );
  await tx.query('forgetAssessments', 'DELETE FROM recaptcha_assessments WHERE position($1 IN person_key) > 0', [
    accountId,
  ]);
  await tx.query('forgetFan', 'DELETE FROM webhook_deliveries WHERE position($1 IN data::text) > 0', [accountId]);
  await tx.query('forgetDeleter', 'UPDATE comments SET deleted_by = NULL WHERE deleted_by = $1', [accountId]);
  await forgetKeysOf(tx, accountId);
}

/** What nobody decided yet is about nothing any more; of what was decided stays that and why, without anybody's words. */
async function forgetReports(tx: Transaction, accountId: string, nobody: string): Promise<void> {
  await tx.query('dropReports', 'DELETE FROM reports WHERE owner_id = $1 AND decided_at IS NULL', [accountId]);
  await tx.query('emptyReports', `UPDATE reports SET shown_text = '', thing_id = $2 WHERE owner_id = $1`, [
    accountId,
    nobody,
  ]);
  await tx.query('forgetNotes', `UPDATE reports SET note = '' WHERE reporter_id = $1`, [accountId]);
}
