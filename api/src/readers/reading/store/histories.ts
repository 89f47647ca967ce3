import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { isHeardBy } from '../../../people/moderation/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';
import { newId } from '../../../kernel/ids.ts';

export const readingHistories = defineTable('reading_histories', {
  id: column.text(),
  accountId: column.text(),
  episodeId: column.text(),
  workId: column.text(),
  /** 0 (start) to 1 (end). */
  leavePosition: column.real().default('0'),
  pageNumber: column.integer().default('1'),
  isCompleted: column.boolean().default('false'),
  readAt: column.instant().default('now()'),
});

export const workPeopleDays = defineTable(
  'work_people_days',
  {
    day: column.day(),
    workId: column.text(),
    personKey: column.text(),
    isGuest: column.boolean(),
    viewed: column.boolean().default('false'),
    completed: column.boolean().default('false'),
  },
  { key: ['day', 'workId', 'personKey'] },
);

/** Where an account stands in an episode. */
export type ReadingHistoryRecord = Omit<RowOf<typeof readingHistories>, 'accountId'>;

const HISTORY = `h.id, h.episode_id AS "episodeId", h.work_id AS "workId", h.leave_position AS "leavePosition", h.page_number AS "pageNumber", h.is_completed AS "isCompleted", h.read_at AS "readAt"`;

/** A place that was told. Null is what was not. */
export interface ReportedPlace {
  leavePosition: number | null;
  pageNumber: number | null;
  /** Where a first reading began; of one that is there already it moves nothing. */
  openingPage?: number | null;
  /** Also when the end was reached before `leavePosition` was. */
  isCompleted?: boolean;
}

/** Notes that an episode was opened, or where it was left. Completed once is completed. */
export async function writeHistory(
  tx: Transaction,
  accountId: string,
  entry: ReportedPlace & { episodeId: string; workId: string },
): Promise<void> {
  await tx.query(
    'writeHistory',
    `INSERT INTO reading_histories (id, account_id, episode_id, work_id, leave_position, page_number, is_completed)
     VALUES ($1, $2, $3, $4, coalesce($5::real, 0), coalesce($6::int, $7::int, 1), $8)
     ON CONFLICT (account_id, episode_id) DO UPDATE SET read_at = now(),
       leave_position = coalesce($5::real, reading_histories.leave_position),
       page_number = coalesce($6::int, reading_histories.page_number),
       is_completed = reading_histories.is_completed OR excluded.is_completed`,
    [
      newId('ReadingHistory'),
      accountId,
      entry.episodeId,
      entry.workId,
      entry.leavePosition,
      entry.pageNumber,
      entry.openingPage ?? null,
      entry.isCompleted === true || (entry.leavePosition ?? 0) >= 1,
    ],
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

/** What the account read, latest first; episodes it cannot see any more, or of creators it silenced, are left out. */
export async function listHistories(
  reader: Reader,
  accountId: string,
  first: number,
  after: string | null,
): Promise<Slice<ReadingHistoryRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<ReadingHistoryRecord>(
    'listHistories',
    `SELECT ${HISTORY} FROM reading_histories h JOIN visible_episodes e ON e.id = h.episode_id JOIN works w ON w.id = e.work_id
     WHERE h.account_id = $1 AND ${isHeardBy('w.user_id', '$1')} AND ($3::timestamptz IS NULL OR (h.read_at, h.id) < ($3::timestamptz, $4)) ORDER BY h.read_at DESC, h.id DESC LIMIT $2`,
    [accountId, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [row.readAt.toISOString(), row.id]);
}

/** Where a visitor stood in an episode, as a device remembers it. */
export type LocalReading = Omit<RowOf<typeof readingHistories>, 'id' | 'accountId' | 'workId'>;

/** Readings of an episode that are no further apart belong to one session. */
const ONE_SESSION = '30 minutes';
/** Whether the reading that comes in says where: it is of a newer session, or further in the same one. */
const COMES_FIRST = `CASE WHEN greatest(excluded.read_at, h.read_at) - least(excluded.read_at, h.read_at) <= interval '${ONE_SESSION}'
         THEN excluded.page_number > h.page_number ELSE excluded.read_at > h.read_at END`;

/** Merges readings into the account's history: the furthest place of the newest session counts, and completed once is completed. */
export async function mergeHistories(
  tx: Transaction,
  accountId: string,
  readings: readonly Omit<RowOf<typeof readingHistories>, 'id' | 'accountId'>[],
): Promise<void> {
  if (readings.length === 0) return;
  await tx.query(
    'mergeHistories',
    `INSERT INTO reading_histories AS h (id, account_id, episode_id, work_id, leave_position, page_number, is_completed, read_at)
     SELECT DISTINCT ON (g.episode_id) g.id, $1, g.episode_id, g.work_id, least(1, greatest(0, g.leave_position)), least(200, greatest(1, g.page_number)),
       bool_or(g.is_completed) OVER (PARTITION BY g.episode_id), least(now(), g.read_at)
     FROM unnest($2::text[], $3::text[], $4::text[], $5::real[], $6::int[], $7::boolean[], $8::timestamptz[]) AS g (id, episode_id, work_id, leave_position, page_number, is_completed, read_at)
     ORDER BY g.episode_id, g.read_at DESC
     ON CONFLICT (account_id, episode_id) DO UPDATE SET
       leave_position = CASE WHEN ${COMES_FIRST} THEN excluded.leave_position ELSE h.leave_position END,
       page_number = CASE WHEN ${COMES_FIRST} THEN excluded.page_number ELSE h.page_number END,
       is_completed = h.is_completed OR excluded.is_completed, read_at = greatest(h.read_at, excluded.read_at)`,
    [
      accountId,
      readings.map(() => newId('ReadingHistory')),
      readings.map((reading) => reading.episodeId),
      readings.map((reading) => reading.workId),
      readings.map((reading) => reading.leavePosition),
      readings.map((reading) => reading.pageNumber),
      readings.map((reading) => reading.isCompleted),
      readings.map((reading) => reading.readAt),
    ],
  );
}

/** Deletes the account's history. */
export async function deleteHistories(tx: Transaction, accountId: string): Promise<void> {
  await readingHistories.delete(tx, { accountId });
}

/** Puts another name in the place of the account wherever its reading was counted; the counts stay. */
export async function forgetReader(tx: Transaction, accountId: string, nobody: string): Promise<void> {
  await tx.query(
    'forgetReader',
    `UPDATE reading_events SET person_key = $2, event_id = md5(split_part(event_id, ' ', 1)), event_key = 0, window_key = 0 WHERE person_key = $1 AND NOT is_guest`,
    [accountId, nobody],
  );
  await tx.query(
    'forgetPerson',
    `WITH gone AS (DELETE FROM work_people_days WHERE person_key = $1 AND NOT is_guest RETURNING day, work_id, is_guest, viewed, completed)
     INSERT INTO work_people_days AS p (day, work_id, person_key, is_guest, viewed, completed) SELECT day, work_id, $2, is_guest, viewed, completed FROM gone
     ON CONFLICT (day, work_id, person_key) DO UPDATE SET viewed = p.viewed OR excluded.viewed, completed = p.completed OR excluded.completed`,
    [accountId, nobody],
  );
}

/** How far buyers read episodes that a keeper has now stands under the work they are in since. */
export async function followEpisodes(tx: Transaction, keeperId: string): Promise<void> {
  await tx.query(
    'followEpisodes',
    `UPDATE reading_histories h SET work_id = w.id FROM episodes e JOIN works w ON w.id = e.work_id
     WHERE e.id = h.episode_id AND w.user_id = $1`,
    [keeperId],
  );
}
