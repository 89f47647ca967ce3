import type { Reader, Transaction } from '../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../kernel/cursor.ts';
import { newId } from '../../kernel/ids.ts';

/** Where an account stands in an episode. `leavePosition` is 0 (start) to 1 (end). */
export interface ReadingHistoryRecord {
  id: string;
  episodeId: string;
  workId: string;
  leavePosition: number;
  pageNumber: number;
  isCompleted: boolean;
  readAt: Date;
}

const HISTORY = `h.id, h.episode_id AS "episodeId", h.work_id AS "workId", h.leave_position AS "leavePosition", h.page_number AS "pageNumber", h.is_completed AS "isCompleted", h.read_at AS "readAt"`;

/** Notes that an episode was opened, or where it was left. Completed once is completed. */
export async function writeHistory(
  tx: Transaction,
  accountId: string,
  entry: { episodeId: string; workId: string; leavePosition: number | null; pageNumber: number | null },
): Promise<void> {
  await tx.query(
    'writeHistory',
    `INSERT INTO reading_histories (id, account_id, episode_id, work_id, leave_position, page_number, is_completed)
     VALUES ($1, $2, $3, $4, coalesce($5::real, 0), coalesce($6::int, 1), coalesce($5::real, 0) >= 1)
     ON CONFLICT (account_id, episode_id) DO UPDATE SET read_at = now(),
       leave_position = coalesce($5::real, reading_histories.leave_position),
       page_number = coalesce($6::int, reading_histories.page_number),
       is_completed = reading_histories.is_completed OR coalesce($5::real, 0) >= 1`,
    [newId('ReadingHistory'), accountId, entry.episodeId, entry.workId, entry.leavePosition, entry.pageNumber],
  );
}

/** Where the account stands in each episode. */
export async function findHistories(
  reader: Reader,
  accountId: string,
  episodeIds: readonly string[],
): Promise<Map<string, ReadingHistoryRecord>> {
  const rows = await reader.query<ReadingHistoryRecord>(
    'findHistories',
    `SELECT ${HISTORY} FROM reading_histories h WHERE h.account_id = $1 AND h.episode_id = ANY($2)`,
    [accountId, episodeIds],
  );
  return new Map(rows.map((row) => [row.episodeId, row]));
}

/** What the account read, latest first; episodes it cannot see any more are left out. */
export async function listHistories(
  reader: Reader,
  accountId: string,
  first: number,
  after: string | null,
): Promise<Slice<ReadingHistoryRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<ReadingHistoryRecord>(
    'listHistories',
    `SELECT ${HISTORY} FROM reading_histories h JOIN visible_episodes e ON e.id = h.episode_id
     WHERE h.account_id = $1 AND ($3::timestamptz IS NULL OR (h.read_at, h.id) < ($3::timestamptz, $4)) ORDER BY h.read_at DESC, h.id DESC LIMIT $2`,
    [accountId, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [row.readAt.toISOString(), row.id]);
}
