import type { Reader } from '../../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';
import { shownTo } from '../../../people/moderation/index.ts';
import { COMMENT, keyOf, type CommentRecord } from './comments.ts';

/** Which of the comments a creator got. */
export interface ReceivedChoice {
  /** Those that wait for the creator, or those that everybody reads. */
  isHeld: boolean;
  /** Of one work; of all when null. */
  workId: string | null;
}

const PUBLISHED: ReceivedChoice = { isHeld: false, workId: null };

/** Which comments are those of others on the works of the creator $1 that $2 and $3 choose. */
const IS_RECEIVED = `w.user_id = $1 AND c.account_id <> $1 AND (c.held_because IS NOT NULL) = $2 AND ($3::text IS NULL OR e.work_id = $3)
  AND c.deleted_at IS NULL AND e.deleted_at IS NULL AND w.deleted_at IS NULL AND ${shownTo('', '$1')}`;

/** Comments of others on the works of a creator, newest first. */
export async function listReceivedComments(
  reader: Reader,
  userId: string,
  first: number,
  after: string | null = null,
  { isHeld, workId }: ReceivedChoice = PUBLISHED,
): Promise<Slice<CommentRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<CommentRecord>(
    'listReceivedComments',
    `SELECT ${COMMENT} WHERE ${IS_RECEIVED} AND ($5::timestamptz IS NULL OR (c.created_at, c.id) < ($5::timestamptz, $6))
     ORDER BY c.created_at DESC, c.id DESC LIMIT $4`,
    [userId, isHeld, workId, first + 1, at, id],
  );
  return toSlice(rows, first, keyOf);
}

/** How many comments of others a creator sees on the works. */
export async function countReceivedComments(
  reader: Reader,
  userId: string,
  { isHeld, workId }: ReceivedChoice = PUBLISHED,
): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    'countReceivedComments',
    `SELECT count(*)::int AS count FROM (SELECT ${COMMENT} WHERE ${IS_RECEIVED}) received`,
    [userId, isHeld, workId],
  );
  return row?.count ?? 0;
}
