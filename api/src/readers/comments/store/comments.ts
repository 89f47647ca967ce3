import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { decodeCursor, toSlice, type PageBounds, type Slice } from '../../../kernel/cursor.ts';
import { newId } from '../../../kernel/ids.ts';
import { shownTo } from '../../../people/moderation/index.ts';
import { addToCounts } from '../../../publications/episodes/index.ts';
import { declareChangesWithinAMinute, keys } from '../../../publishing/index.ts';

/** Why a comment waits: the creator looks at all of them first, or it holds a word of the creator's list. */
export type HoldReason = 'ALL_WAIT' | 'FILTERED_WORD';

export const comments = defineTable('comments', {
  id: column.text(),
  episodeId: column.text(),
  accountId: column.text(),
  body: column.text(),
  foldedBody: column.text().generated('fold_word(body)'),
  createdAt: column.instant().default('now()'),
  deletedAt: column.instant().orNull(),
  deletedBy: column.text().orNull(),
  /** Why it waits for the creator; null when everybody reads it. */
  heldBecause: column.text<HoldReason>().orNull(),
  pinnedAt: column.instant().orNull(),
  /** The comment this one answers. */
  replyToId: column.text().orNull(),
});

/** A "daredemo" comment; those of closed accounts are for nobody. `authorOfWorkId` is the creator of the work it stands under. */
export interface CommentRecord extends Pick<
  RowOf<typeof comments>,
  'id' | 'episodeId' | 'accountId' | 'body' | 'heldBecause' | 'replyToId' | 'createdAt'
> {
  hasProfile: boolean;
  authorOfWorkId: string;
  isPinned: boolean;
}

/** The columns of a comment `c`, and the tables they come from. */
export const COMMENT = `c.id, c.episode_id AS "episodeId", c.account_id AS "accountId", u.id IS NOT NULL AS "hasProfile", w.user_id AS "authorOfWorkId", c.body, c.held_because AS "heldBecause", c.pinned_at IS NOT NULL AS "isPinned", c.reply_to_id AS "replyToId", c.created_at AS "createdAt"
  FROM comments c JOIN episodes e ON e.id = c.episode_id JOIN works w ON w.id = e.work_id LEFT JOIN users u ON u.id = c.account_id
  JOIN accounts a ON a.id = c.account_id AND a.disabled_at IS NULL`;

/** The place of a comment in a list, newest first. */
export const keyOf = (comment: CommentRecord): string[] => [comment.createdAt.toISOString(), comment.id];

/**
 * Which comments stand in the list of an episode for the account in `viewer`: one that waits does not exist for others,
 * and answers stand under what they answer.
 */
const stands = (viewer: `$${number}`) =>
  `c.deleted_at IS NULL AND c.reply_to_id IS NULL AND (c.held_because IS NULL OR c.account_id = ${viewer})`;

/** The same part of the comments of each episode that are not hidden for who asks, newest first. */
export async function listComments(
  reader: Reader,
  episodeIds: readonly string[],
  accountId: string | null,
  { first, after }: PageBounds,
): Promise<Map<string, Slice<CommentRecord>>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<CommentRecord>(
    'listComments',
    `SELECT listed.* FROM unnest($1::text[]) AS asked (id) CROSS JOIN LATERAL (
       SELECT ${COMMENT} WHERE c.episode_id = asked.id AND ${stands('$5')}
         AND ($3::timestamptz IS NULL OR (c.created_at, c.id) < ($3::timestamptz, $4)) AND ${shownTo(accountId, '$5')}
       ORDER BY c.created_at DESC, c.id DESC LIMIT $2
     ) listed ORDER BY listed."episodeId", listed."createdAt" DESC, listed.id DESC`,
    [episodeIds, first + 1, at, id, accountId],
  );
  const byEpisode = Map.groupBy(rows, (row) => row.episodeId);
  return new Map(episodeIds.map((episodeId) => [episodeId, toSlice(byEpisode.get(episodeId) ?? [], first, keyOf)]));
}

/** How many open comments of each episode who asks sees; the count readers see on cards holds delivered soft ones too. */
export async function countComments(
  reader: Reader,
  episodeIds: readonly string[],
  accountId: string | null,
): Promise<Map<string, number>> {
  const rows = await reader.query<{ id: string; count: number }>(
    'countComments',
    `SELECT c.episode_id AS id, count(*)::int AS count FROM comments c JOIN accounts a ON a.id = c.account_id AND a.disabled_at IS NULL
     WHERE c.episode_id = ANY($1) AND ${stands('$2')} AND ${shownTo(accountId, '$2')} GROUP BY c.episode_id`,
    [episodeIds, accountId],
  );
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** One comment, unless it was deleted. */
export async function findComment(reader: Reader, id: string): Promise<CommentRecord | null> {
  const [row] = await reader.query<CommentRecord>(
    'findComment',
    `SELECT ${COMMENT} WHERE c.id = $1 AND c.deleted_at IS NULL`,
    [id],
  );
  return row ?? null;
}

/**
 * Those of several comments that were not deleted, those of one episode beside each other: whoever changes them in this
 * order waits for nobody who does the same.
 */
export async function findComments(reader: Reader, ids: readonly string[]): Promise<CommentRecord[]> {
  return reader.query<CommentRecord>(
    'findComments',
    `SELECT ${COMMENT} WHERE c.id = ANY($1) AND c.deleted_at IS NULL ORDER BY c.episode_id, c.id`,
    [ids],
  );
}

/** Writes a comment, and counts it where it stands at once. */
export async function insertComment(
  tx: Transaction,
  episodeId: string,
  accountId: string,
  body: string,
  heldBecause: HoldReason | null = null,
): Promise<string> {
  const id = newId('DaredemoComment');
  await comments.insert(tx, { id, episodeId, accountId, body, heldBecause });
  if (heldBecause === null) await countComment(tx, episodeId);
  return id;
}

/** Moves the counts readers see by so much each, and has the pages that show them drawn within a minute. */
export async function moveCommentCounts(tx: Transaction, differences: ReadonlyMap<string, number>): Promise<void> {
  const workIds = await addToCounts(tx, 'comment_count', differences);
  await declareChangesWithinAMinute(tx, [
    ...[...differences.keys()].map(keys.episodeComments),
    ...workIds.map(keys.workComments),
  ]);
}

/** Counts a comment where readers see how many there are: open ones at once, soft ones when they reach the author. */
export async function countComment(tx: Transaction, episodeId: string): Promise<void> {
  await moveCommentCounts(tx, new Map([[episodeId, 1]]));
}

/** Whether a person does not hide a comment: neither who wrote it nor a word in it (moderation). */
export async function isCommentShownTo(reader: Reader, id: string, accountId: string): Promise<boolean> {
  const rows = await reader.query(
    'isCommentShownTo',
    `SELECT 1 FROM comments c WHERE c.id = $1 AND ${shownTo(accountId, '$2')}`,
    [id, accountId],
  );
  return rows.length > 0;
}

/** Hides a comment and its answer for good, and takes it out of the count; false when it was gone already. */
export async function markCommentDeleted(tx: Transaction, comment: CommentRecord, deletedBy: string): Promise<boolean> {
  const rows = await tx.query<{ id: string; wasCounted: boolean }>(
    'markCommentDeleted',
    `UPDATE comments SET deleted_at = now(), deleted_by = $2, pinned_at = NULL
     WHERE (id = $1 OR reply_to_id = $1) AND deleted_at IS NULL
     RETURNING id, held_because IS NULL AND reply_to_id IS NULL AS "wasCounted"`,
    [comment.id, deletedBy],
  );
  const gone = rows.find(({ id }) => id === comment.id);
  if (gone?.wasCounted) await uncountComment(tx, comment.episodeId);
  return gone !== undefined;
}

/** Takes a comment that is gone out of the count readers see. */
export async function uncountComment(tx: Transaction, episodeId: string): Promise<void> {
  await moveCommentCounts(tx, new Map([[episodeId, -1]]));
}
