import { column, defineTable, now, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';
import { newId } from '../../../kernel/ids.ts';
import { shownTo } from '../../../people/moderation/index.ts';
import { holdsText, ORDERED, type ReceivedChoice, type ReceivedPage } from './receivedComments.ts';

export type YawarakaState = 'PENDING' | 'DELIVERED' | 'REJECTED';

export const yawarakaComments = defineTable('yawaraka_comments', {
  id: column.text(),
  episodeId: column.text(),
  accountId: column.text(),
  body: column.text(),
  foldedBody: column.text().generated('fold_word(body)'),
  state: column.text<YawarakaState>().default("'PENDING'"),
  /** Why it was rejected: the poster is told only when it breaks the rules. */
  breaksRules: column.boolean().default('false'),
  createdAt: column.instant().default('now()'),
  judgedAt: column.instant().orNull(),
});

/** A "yawaraka" comment. `authorOfWorkId` is the creator it is meant for. */
export interface YawarakaRecord extends Omit<RowOf<typeof yawarakaComments>, 'judgedAt'> {
  hasProfile: boolean;
  authorOfWorkId: string;
}

/** The columns of a soft comment `c`, and the tables they come from. */
export const YAWARAKA = {
  columns: `c.id, c.episode_id AS "episodeId", c.account_id AS "accountId", u.id IS NOT NULL AS "hasProfile", w.user_id AS "authorOfWorkId",
  c.body, c.state, c.breaks_rules AS "breaksRules", c.created_at AS "createdAt"`,
  tables:
    'yawaraka_comments c JOIN episodes e ON e.id = c.episode_id JOIN works w ON w.id = e.work_id LEFT JOIN users u ON u.id = c.account_id',
};
const COMMENT = `${YAWARAKA.columns} FROM ${YAWARAKA.tables}`;

/** Who asks for a list: their own comments are in it whatever their state, those of others when `seesDelivered`. */
export interface YawarakaReader {
  accountId: string | null;
  seesDelivered: boolean;
}

/** Comments of an episode whose text this reader may read, newest first. */
export async function listYawarakaComments(
  reader: Reader,
  episodeId: string,
  { accountId, seesDelivered }: YawarakaReader,
  first: number,
  after: string | null,
): Promise<Slice<YawarakaRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<YawarakaRecord>(
    'listYawarakaComments',
    `SELECT ${COMMENT} WHERE c.episode_id = $1 AND (c.account_id = $3 OR ($4 AND c.state = 'DELIVERED'))
       AND ($5::timestamptz IS NULL OR (c.created_at, c.id) < ($5::timestamptz, $6))
       AND ${shownTo(accountId, '$3')}
     ORDER BY c.created_at DESC, c.id DESC LIMIT $2`,
    [episodeId, first + 1, accountId, seesDelivered, at, id],
  );
  return toSlice(rows, first, (comment) => [comment.createdAt.toISOString(), comment.id]);
}

/** Comments that reached a creator, of one work or of all; those of closed accounts are for nobody. */
export async function listReceivedYawarakaComments(
  reader: Reader,
  userId: string,
  { first, after, order }: ReceivedPage,
  { workId, text }: Omit<ReceivedChoice, 'isHeld'>,
): Promise<Slice<YawarakaRecord>> {
  const { sign, direction } = ORDERED[order];
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<YawarakaRecord>(
    `listReceivedYawarakaComments${order}`,
    `SELECT ${COMMENT} JOIN accounts a ON a.id = c.account_id AND a.disabled_at IS NULL
     WHERE w.user_id = $1 AND c.state = 'DELIVERED' AND e.deleted_at IS NULL AND w.deleted_at IS NULL
       AND ($3::timestamptz IS NULL OR (c.created_at, c.id) ${sign} ($3::timestamptz, $4))
       AND ($5::text IS NULL OR e.work_id = $5) AND ${shownTo(userId, '$1')} AND ${holdsText('$6')}
     ORDER BY c.created_at ${direction}, c.id ${direction} LIMIT $2`,
    [userId, first + 1, at, id, workId, text],
  );
  return toSlice(rows, first, (comment) => [comment.createdAt.toISOString(), comment.id]);
}

/** How many comments of an episode reached its author. */
export async function countDelivered(reader: Reader, episodeId: string): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    'countDelivered',
    "SELECT count(*)::int AS count FROM yawaraka_comments WHERE episode_id = $1 AND state = 'DELIVERED'",
    [episodeId],
  );
  return row?.count ?? 0;
}

/** Ids of the people whose comments reached the author, who wrote last first. Visitors without a profile have no icon. */
export async function listPosterIds(
  reader: Reader,
  episodeId: string,
  accountId: string | null,
  first: number,
): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'listPosterIds',
    `SELECT u.id FROM yawaraka_comments c JOIN users u ON u.id = c.account_id JOIN accounts a ON a.id = u.id
     WHERE c.episode_id = $1 AND c.state = 'DELIVERED' AND a.disabled_at IS NULL AND ${shownTo(accountId, '$3')}
     GROUP BY u.id ORDER BY max(c.created_at) DESC, u.id LIMIT $2`,
    [episodeId, first, accountId],
  );
  return rows.map(({ id }) => id);
}

/** One comment, whatever its state. */
export async function findYawarakaComment(reader: Reader, id: string): Promise<YawarakaRecord | null> {
  const [row] = await reader.query<YawarakaRecord>('findYawarakaComment', `SELECT ${COMMENT} WHERE c.id = $1`, [id]);
  return row ?? null;
}

/** Comments that wait for a decision, the oldest first. */
export async function listWaiting(reader: Reader, first: number): Promise<YawarakaRecord[]> {
  return reader.query<YawarakaRecord>(
    'listWaiting',
    `SELECT ${COMMENT} WHERE c.state = 'PENDING' ORDER BY c.created_at, c.id LIMIT $1`,
    [first],
  );
}

/** Writes a comment that waits. */
export async function insertYawarakaComment(
  tx: Transaction,
  episodeId: string,
  accountId: string,
  body: string,
): Promise<string> {
  const id = newId('YawarakaComment');
  await yawarakaComments.insert(tx, { id, episodeId, accountId, body });
  return id;
}

/** Decides about a waiting comment; false when it does not wait (any more). */
export async function writeJudgement(
  tx: Transaction,
  id: string,
  state: 'DELIVERED' | 'REJECTED',
  breaksRules: boolean,
): Promise<boolean> {
  return (await yawarakaComments.update(tx, { id, state: 'PENDING' }, { state, breaksRules, judgedAt: now })) > 0;
}

/** Takes a comment back that breaks the rules, delivered or not; false when it was rejected before. */
export async function withdrawYawarakaComment(tx: Transaction, id: string): Promise<boolean> {
  const waitingOrDelivered = { id, state: ['PENDING', 'DELIVERED'] as const };
  const changes = { state: 'REJECTED', breaksRules: true, judgedAt: now } as const;
  return (await yawarakaComments.update(tx, waitingOrDelivered, changes)) > 0;
}
