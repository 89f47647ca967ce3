import type { Transaction } from '../../../database/index.ts';
import { isWelcomeAt } from '../../../people/moderation/index.ts';

/** A bookmark as an archive of somebody's data says it. */
export interface ImportedBookmark {
  workId: string;
  createdAt: string;
}

/** A place in an episode as an archive of somebody's data says it. */
export interface ImportedHistory {
  episodeId: string;
  leavePosition: number;
  pageNumber: number;
  isCompleted: boolean;
  readAt: string;
}

/** Takes bookmarks in, as far as the works are still here to see. What is there already stays as it is. */
export async function importBookmarks(
  tx: Transaction,
  accountId: string,
  bookmarks: readonly ImportedBookmark[],
): Promise<void> {
  await tx.query(
    'importBookmarks',
    `INSERT INTO bookmarks (work_id, account_id, created_at)
     SELECT w.id, $1, least(now(), g."createdAt") FROM jsonb_to_recordset($2::jsonb) AS g ("workId" text, "createdAt" timestamptz)
       JOIN visible_works w ON w.id = g."workId" WHERE ${isWelcomeAt('w.user_id', '$1')} ON CONFLICT DO NOTHING`,
    [accountId, JSON.stringify(bookmarks)],
  );
}

/** Takes the history in, as far as the episodes are still here to see. What is there already stays as it is. */
export async function importHistories(
  tx: Transaction,
  accountId: string,
  histories: readonly ImportedHistory[],
): Promise<void> {
  await tx.query(
    'importHistories',
    `INSERT INTO reading_histories (id, account_id, episode_id, work_id, leave_position, page_number, is_completed, read_at)
     SELECT 'h' || substr(md5($1 || e.id), 1, 20), $1, e.id, e.work_id, g."leavePosition", least(200, g."pageNumber"), g."isCompleted", least(now(), g."readAt")
     FROM jsonb_to_recordset($2::jsonb) AS g ("episodeId" text, "leavePosition" real, "pageNumber" int, "isCompleted" boolean, "readAt" timestamptz)
       JOIN visible_episodes e ON e.id = g."episodeId" ON CONFLICT DO NOTHING`,
    [accountId, JSON.stringify(histories)],
  );
}
