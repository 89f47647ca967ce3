import type { Reader } from '../../../database/index.ts';

/** What goes with an account, counted for the person who is about to delete it. */
export interface DeletionSummary {
  works: number;
  episodes: number;
  illustrations: number;
  comments: number;
  likes: number;
  bookmarks: number;
  watchers: number;
  purchases: number;
  buyers: number;
  balance: number;
}

/** Purchases of what an account sold that their buyers may read. What operators suspended is nobody's to read. */
const STAYS_WITH_BUYERS = `
  FROM purchases p JOIN episodes e ON e.id = p.episode_id JOIN works w ON w.id = e.work_id
  WHERE w.user_id = $1 AND w.suspended_at IS NULL AND e.status <> 'SUSPENDED' AND p.status = 'COMPLETED' AND p.account_id IS NOT NULL`;

/** Counts what goes with an account. What lies in the trash goes too and counts. */
export async function summarizeDeletion(reader: Reader, accountId: string): Promise<DeletionSummary> {
  const [row] = await reader.query<DeletionSummary>(
    'summarizeDeletion',
    `SELECT (SELECT count(*)::int FROM works WHERE user_id = $1) AS works,
       (SELECT count(*)::int FROM episodes e JOIN works w ON w.id = e.work_id WHERE w.user_id = $1) AS episodes,
       (SELECT count(*)::int FROM illustrations WHERE user_id = $1) AS illustrations,
       (SELECT count(*)::int FROM comments WHERE account_id = $1 AND deleted_at IS NULL)
         + (SELECT count(*)::int FROM yawaraka_comments WHERE account_id = $1) AS comments,
       (SELECT coalesce(sum(count), 0)::int FROM likes WHERE account_id = $1) AS likes,
       (SELECT count(*)::int FROM bookmarks WHERE account_id = $1) AS bookmarks,
       (SELECT count(*)::int FROM watches WHERE user_id = $1) AS watchers,
       (SELECT count(*)::int FROM purchases WHERE account_id = $1 AND status = 'COMPLETED') AS purchases,
       (SELECT count(DISTINCT p.account_id)::int ${STAYS_WITH_BUYERS}) AS buyers,
       (SELECT greatest(coalesce(sum(ledger_balance(id)), 0), 0)::float8 FROM ledger_accounts
        WHERE owner_id = $1 AND kind IN ('CREATOR_PENDING', 'CREATOR_WITHDRAWABLE')) AS balance`,
    [accountId],
  );
  if (!row) throw new Error('counting answers one row');
  return row;
}

/** Whether somebody who is still here bought an episode of an account that is still there, and may read it. */
export async function hasBuyers(reader: Reader, accountId: string): Promise<boolean> {
  const rows = await reader.query('hasBuyers', `SELECT 1 ${STAYS_WITH_BUYERS} LIMIT 1`, [accountId]);
  return rows.length > 0;
}

/** The pictures of an account. */
export async function listPictures(reader: Reader, accountId: string): Promise<string[]> {
  const rows = await reader.query<{ id: string }>('listPictures', 'SELECT id FROM images WHERE owner_id = $1', [
    accountId,
  ]);
  return rows.map((row) => row.id);
}

/** What a linked card may have been drawn of: the creator, works, episodes, illustrations. */
export async function listCardSubjects(reader: Reader, accountId: string): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'listCardSubjects',
    `SELECT $1::text AS id UNION ALL SELECT id FROM works WHERE user_id = $1
     UNION ALL SELECT e.id FROM episodes e JOIN works w ON w.id = e.work_id WHERE w.user_id = $1
     UNION ALL SELECT id FROM illustrations WHERE user_id = $1`,
    [accountId],
  );
  return rows.map((row) => row.id);
}
