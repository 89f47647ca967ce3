import { column, defineTable, now, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { decodeCursor, toSlice, type PageBounds, type Slice } from '../../../kernel/cursor.ts';
import { newId } from '../../../kernel/ids.ts';

/** What an entrant says to a department. */
export type ScoutAnswer = 'INTERESTED' | 'DECLINED';

export const scoutMessages = defineTable('scout_messages', {
  id: column.text(),
  contestId: column.text(),
  /** As it was called when it wrote. */
  department: column.text(),
  /** Whom it is written to. */
  accountId: column.text(),
  /** Null when the work is gone for good. */
  workId: column.text().orNull(),
  body: column.text(),
  /** Where the answer is mailed to. */
  replyAddress: column.text(),
  /** The person at the operator's prompt. */
  operator: column.text(),
  sentAt: column.instant().default('now()'),
  readAt: column.instant().orNull(),
  answer: column.text<ScoutAnswer>().orNull(),
  answerWords: column.text().default("''"),
  answeredAt: column.instant().orNull(),
});

/** A message with the contest it belongs to. */
export interface ScoutMessageRecord extends Omit<RowOf<typeof scoutMessages>, 'operator'> {
  contestIdentifier: string;
  contestTitle: string;
}

const COLUMNS = `m.id, m.contest_id AS "contestId", m.department, m.account_id AS "accountId", m.work_id AS "workId", m.body,
  m.reply_address AS "replyAddress", m.sent_at AS "sentAt", m.read_at AS "readAt", m.answer, m.answer_words AS "answerWords",
  m.answered_at AS "answeredAt", k.identifier AS "contestIdentifier", k.title AS "contestTitle"
  FROM scout_messages m JOIN contests k ON k.id = m.contest_id`;

/** Messages by id, whoever may see them: the policy decides. */
export async function findScoutMessages(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, ScoutMessageRecord>> {
  const rows = await reader.query<ScoutMessageRecord>('findScoutMessages', `SELECT ${COLUMNS} WHERE m.id = ANY($1)`, [
    ids,
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A message, its row locked until the transaction ends. */
export async function lockScoutMessage(tx: Transaction, id: string): Promise<ScoutMessageRecord | null> {
  const [row] = await tx.query<ScoutMessageRecord>(
    'lockScoutMessage',
    `SELECT ${COLUMNS} WHERE m.id = $1 FOR UPDATE OF m`,
    [id],
  );
  return row ?? null;
}

/** What was written to an account, latest first. */
export async function listScoutMessages(
  reader: Reader,
  accountId: string,
  { first, after }: PageBounds,
): Promise<Slice<ScoutMessageRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<ScoutMessageRecord>(
    'listScoutMessages',
    `SELECT ${COLUMNS} WHERE m.account_id = $1 AND ($3::timestamptz IS NULL OR (m.sent_at, m.id) < ($3::timestamptz, $4))
     ORDER BY m.sent_at DESC, m.id DESC LIMIT $2`,
    [accountId, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [row.sentAt.toISOString(), row.id]);
}

/** How much was written to an account, and how much of it waits for an answer. */
export async function countScoutMessages(
  reader: Reader,
  accountId: string,
): Promise<{ total: number; unanswered: number }> {
  const [row] = await reader.query<{ total: number; unanswered: number }>(
    'countScoutMessages',
    `SELECT count(*)::int AS total, (count(*) FILTER (WHERE answer IS NULL))::int AS unanswered
     FROM scout_messages WHERE account_id = $1`,
    [accountId],
  );
  return row ?? { total: 0, unanswered: 0 };
}

/** When a department wrote about a work in a contest; null when it did not. */
export async function findSentAt(
  tx: Transaction,
  about: Pick<RowOf<typeof scoutMessages>, 'contestId' | 'department'> & { workId: string },
): Promise<Date | null> {
  return (await scoutMessages.find(tx, about))?.sentAt ?? null;
}

export type NewScoutMessage = Pick<
  RowOf<typeof scoutMessages>,
  'contestId' | 'department' | 'accountId' | 'body' | 'replyAddress' | 'operator'
> & { workId: string };

/** Writes a message. Answers its id. */
export async function insertScoutMessage(tx: Transaction, message: NewScoutMessage): Promise<string> {
  const id = newId('ScoutMessage');
  await scoutMessages.insert(tx, { id, ...message });
  return id;
}

/** Notes when a message was read first. */
export async function writeRead(tx: Transaction, id: string): Promise<void> {
  await scoutMessages.update(tx, { id, readAt: null }, { readAt: now });
}

/** Writes what the entrant answers. */
export async function writeScoutAnswer(
  tx: Transaction,
  id: string,
  { answer, words }: { answer: ScoutAnswer; words: string },
): Promise<void> {
  await scoutMessages.update(tx, id, { answer, answerWords: words, answeredAt: now });
}
