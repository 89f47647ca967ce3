import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
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

export const moderators = defineTable(
  'moderators',
  {
    accountId: column.text(),
    grantedAt: column.instant().default('now()'),
  },
  { key: ['accountId'] },
);

export const deskLog = defineTable('desk_log', {
  id: column.bigint().counted(),
  happenedAt: column.instant().default('now()'),
  deed: column.text<'GRANT' | 'REVOKE' | 'DELIVER' | 'REJECT' | 'REJECT_FOR_RULES'>(),
  moderatorId: column.text().orNull(),
  operator: column.text().orNull(),
  commentId: column.text().orNull(),
});

/** One line of the desk's trail. */
export interface DeskEntry extends Omit<RowOf<typeof deskLog>, 'id' | 'moderatorId'> {
  screenName: string | null;
}

/** decisions 4.1: a soft comment is read within so many hours. */
const TARGET = `interval '24 hours'`;

/** What waits on episodes readers can see, and is neither by the moderator in $1 nor for them. */
const ON_DESK = `c.state = 'PENDING' AND c.account_id <> $1 AND w.user_id <> $1
  AND EXISTS (SELECT 1 FROM visible_episodes v WHERE v.id = c.episode_id)`;

/** Whether an account reads soft comments for the operators. */
export async function findIsModerator(reader: Reader, accountId: string): Promise<boolean> {
  return (await moderators.find(reader, accountId)) !== null;
}

/** Soft comments a moderator can decide about, those that wait longest first. */
export async function listDesk(reader: Reader, moderatorId: string, first: number): Promise<DeskRecord[]> {
  const { columns, tables } = YAWARAKA;
  return reader.query<DeskRecord>(
    'listDesk',
    `SELECT ${columns}, c.created_at < now() - ${TARGET} AS "isOverdue",
       EXISTS (SELECT FROM comment_filter_words k WHERE k.user_id = w.user_id AND position(k.folded IN c.folded_body) > 0) AS "hasFilteredWord"
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
  return isGranted ? moderators.insertNew(tx, { accountId }) : (await moderators.delete(tx, accountId)) > 0;
}

/** Writes a line into the desk's trail. */
export async function logDesk(
  tx: Transaction,
  entry: { deed: DeskEntry['deed']; moderatorId?: string | null; operator?: string | null; commentId?: string | null },
): Promise<void> {
  await deskLog.insert(tx, entry);
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
