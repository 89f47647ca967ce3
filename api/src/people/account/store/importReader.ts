import type { Transaction } from '../../../database/index.ts';
import type { DataDocument } from '../data/format.ts';

/** Not one's own, and of nobody who blocked this account. */
const WELCOME = (owner: string): string =>
  `${owner} <> $1 AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.account_id = ${owner} AND b.blocked_account_id = $1)`;

/** Takes in what a reader keeps for themselves: bookmarks, watches (without mail) and the history, as far as it is still here to see. */
export async function importReader(
  tx: Transaction,
  accountId: string,
  { bookmarks, watches, readingHistories }: Pick<DataDocument, 'bookmarks' | 'watches' | 'readingHistories'>,
): Promise<void> {
  await tx.query(
    'importBookmarks',
    `INSERT INTO bookmarks (work_id, account_id, created_at)
     SELECT w.id, $1, least(now(), g."createdAt") FROM jsonb_to_recordset($2::jsonb) AS g ("workId" text, "createdAt" timestamptz)
       JOIN visible_works w ON w.id = g."workId" WHERE ${WELCOME('w.user_id')} ON CONFLICT DO NOTHING`,
    [accountId, JSON.stringify(bookmarks)],
  );
  await tx.query(
    'importWatches',
    `INSERT INTO watches (user_id, account_id, created_at)
     SELECT u.id, $1, least(now(), g."createdAt") FROM jsonb_to_recordset($2::jsonb) AS g ("userId" text, "createdAt" timestamptz)
       JOIN users u ON u.id = g."userId" JOIN sites s ON s.user_id = u.id AND NOT s.is_closed
       JOIN accounts a ON a.id = u.id AND a.disabled_at IS NULL WHERE ${WELCOME('u.id')} ON CONFLICT DO NOTHING`,
    [accountId, JSON.stringify(watches)],
  );
  await tx.query(
    'importHistories',
    `INSERT INTO reading_histories (id, account_id, episode_id, work_id, leave_position, page_number, is_completed, read_at)
     SELECT 'h' || substr(md5($1 || e.id), 1, 20), $1, e.id, e.work_id, g."leavePosition", least(200, g."pageNumber"), g."isCompleted", least(now(), g."readAt")
     FROM jsonb_to_recordset($2::jsonb) AS g ("episodeId" text, "leavePosition" real, "pageNumber" int, "isCompleted" boolean, "readAt" timestamptz)
       JOIN visible_episodes e ON e.id = g."episodeId" ON CONFLICT DO NOTHING`,
    [accountId, JSON.stringify(readingHistories)],
  );
}
