import type { Reader, Transaction } from '../../database/index.ts';
import { YAWARAKA, type YawarakaRecord } from './yawarakaComments.ts';

/** A soft comment as a moderator reads it. */
export interface DeskRecord extends YawarakaRecord {
  isOverdue: boolean;
  hasFilteredWord: boolean;
}

/** How the desk stands. */
export interface DeskFigures {
  waitingCount: number;
  overdueCount: number;
  medianMinutes: number | null;
}

/** One line of the desk's trail. */
export interface DeskEntry {
  happenedAt: Date;
  deed: 'GRANT' | 'REVOKE' | 'DELIVER' | 'REJECT' | 'REJECT_FOR_RULES';
  screenName: string | null;
  operator: string | null;
  commentId: string | null;
}

/** decisions 4.1: a soft comment is read within so many hours. */
const TARGET = `interval '24 hours'`;

/** What waits on episodes readers can see, and is neither by the moderator in $1 nor for them. */
const ON_DESK = `c.state = 'PENDING' AND c.account_id <> $1 AND w.user_id <> $1
  AND EXISTS (SELECT 1 FROM visible_episodes v WHERE v.id = c.episode_id)`;

/** Whether an account reads soft comments for the operators. */
export async function findIsModerator(reader: Reader, accountId: string): Promise<boolean> {
  const rows = await reader.query('findModerator', 'SELECT 1 FROM moderators WHERE account_id = $1', [accountId]);
  return rows.length > 0;
}

/** Soft comments a moderator can decide about, those that wait longest first. */
export async function listDesk(reader: Reader, moderatorId: string, first: number): Promise<DeskRecord[]> {
  const { columns, tables } = YAWARAKA;
  return reader.query<DeskRecord>(
    'listDesk',
    `SELECT ${columns}, c.created_at < now() - ${TARGET} AS "isOverdue",
       EXISTS (SELECT FROM comment_filter_words k WHERE k.user_id = w.user_id AND position(k.folded IN fold_word(c.body)) > 0) AS "hasFilteredWord"
     FROM ${tables} WHERE ${ON_DESK} ORDER BY c.created_at, c.id LIMIT $2`,
    [moderatorId, first],
  );
}

/** How much waits, and how long the comments of the last 30 days waited. */
export async function findDeskFigures(reader: Reader, moderatorId: string): Promise<DeskFigures> {
  const [row] = await reader.query<DeskFigures>(
    'findDeskFigures',
    `SELECT count(*)::int AS "waitingCount", count(*) FILTER (WHERE c.created_at < now() - ${TARGET})::int AS "overdueCount",
       (SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM judged_at - created_at)) / 60)::int
        FROM yawaraka_comments WHERE judged_at > now() - interval '30 days') AS "medianMinutes"
     FROM ${YAWARAKA.tables} WHERE ${ON_DESK}`,
    [moderatorId],
  );
  return row ?? { waitingCount: 0, overdueCount: 0, medianMinutes: null };
}

/** Makes an account a moderator, or no moderator any more; false when it is so already. */
export async function writeModerator(tx: Transaction, accountId: string, isGranted: boolean): Promise<boolean> {
  const rows = isGranted
    ? await tx.query(
        'grantModerator',
        'INSERT INTO moderators (account_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING account_id',
        [accountId],
      )
    : await tx.query('revokeModerator', 'DELETE FROM moderators WHERE account_id = $1 RETURNING account_id', [
        accountId,
      ]);
  return rows.length > 0;
}

/** Writes a line into the desk's trail. */
export async function logDesk(
  tx: Transaction,
  entry: { deed: DeskEntry['deed']; moderatorId?: string | null; operator?: string | null; commentId?: string | null },
): Promise<void> {
  await tx.query('logDesk', 'INSERT INTO desk_log (deed, moderator_id, operator, comment_id) VALUES ($1, $2, $3, $4)', [
    entry.deed,
    entry.moderatorId ?? null,
    entry.operator ?? null,
    entry.commentId ?? null,
  ]);
}

/** The desk's trail, the latest first. */
export async function listDeskLog(reader: Reader, first: number): Promise<DeskEntry[]> {
  return reader.query<DeskEntry>(
    'listDeskLog',
    `SELECT l.happened_at AS "happenedAt", l.deed, u.screen_name::text AS "screenName", l.operator, l.comment_id AS "commentId"
     FROM desk_log l LEFT JOIN users u ON u.id = l.moderator_id ORDER BY l.id DESC LIMIT $1`,
    [first],
  );
}

/** Who is a moderator, by name. */
export async function listModerators(reader: Reader): Promise<{ screenName: string | null; grantedAt: Date }[]> {
  return reader.query(
    'listModerators',
    `SELECT u.screen_name::text AS "screenName", m.granted_at AS "grantedAt"
     FROM moderators m LEFT JOIN users u ON u.id = m.account_id ORDER BY u.screen_name`,
  );
}
