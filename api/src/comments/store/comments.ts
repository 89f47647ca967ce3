import type { Reader, Transaction } from '../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../kernel/cursor.ts';
import { newId } from '../../kernel/ids.ts';

/** A "daredemo" comment. `authorOfWorkId` is the creator of the work it stands under. */
export interface CommentRecord {
  id: string;
  episodeId: string;
  accountId: string;
  hasProfile: boolean;
  authorOfWorkId: string;
  body: string;
  createdAt: Date;
}

const COMMENT = `c.id, c.episode_id AS "episodeId", c.account_id AS "accountId", u.id IS NOT NULL AS "hasProfile", w.user_id AS "authorOfWorkId", c.body, c.created_at AS "createdAt"
  FROM comments c JOIN episodes e ON e.id = c.episode_id JOIN works w ON w.id = e.work_id LEFT JOIN users u ON u.id = c.account_id`;

const keyOf = (comment: CommentRecord) => [comment.createdAt.toISOString(), comment.id];

/** Comments of an episode, newest first. */
export async function listComments(
  reader: Reader,
  episodeId: string,
  first: number,
  after: string | null,
): Promise<Slice<CommentRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<CommentRecord>(
    'listComments',
    `SELECT ${COMMENT} WHERE c.episode_id = $1 AND c.deleted_at IS NULL AND ($3::timestamptz IS NULL OR (c.created_at, c.id) < ($3::timestamptz, $4))
     ORDER BY c.created_at DESC, c.id DESC LIMIT $2`,
    [episodeId, first + 1, at, id],
  );
  return toSlice(rows, first, keyOf);
}

/** Latest comments on the works of a creator, by others. */
export async function listCommentsForCreator(reader: Reader, userId: string, first: number): Promise<CommentRecord[]> {
  return reader.query<CommentRecord>(
    'listCommentsForCreator',
    `SELECT ${COMMENT} WHERE w.user_id = $1 AND c.account_id <> $1 AND c.deleted_at IS NULL AND e.deleted_at IS NULL AND w.deleted_at IS NULL
     ORDER BY c.created_at DESC, c.id DESC LIMIT $2`,
    [userId, first],
  );
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

/** Writes a comment and counts it. */
export async function insertComment(
  tx: Transaction,
  episodeId: string,
  accountId: string,
  body: string,
): Promise<string> {
  const id = newId('DaredemoComment');
  await tx.query('insertComment', 'INSERT INTO comments (id, episode_id, account_id, body) VALUES ($1, $2, $3, $4)', [
    id,
    episodeId,
    accountId,
    body,
  ]);
  await tx.query('countComment', 'UPDATE episode_counts SET comment_count = comment_count + 1 WHERE episode_id = $1', [
    episodeId,
  ]);
  return id;
}

/** Hides a comment for good and takes it out of the count; false when it was gone already. */
export async function markCommentDeleted(tx: Transaction, comment: CommentRecord, deletedBy: string): Promise<boolean> {
  const rows = await tx.query(
    'markCommentDeleted',
    'UPDATE comments SET deleted_at = now(), deleted_by = $2 WHERE id = $1 AND deleted_at IS NULL RETURNING id',
    [comment.id, deletedBy],
  );
  if (rows.length > 0)
    await tx.query(
      'uncountComment',
      'UPDATE episode_counts SET comment_count = comment_count - 1 WHERE episode_id = $1',
      [comment.episodeId],
    );
  return rows.length > 0;
}
