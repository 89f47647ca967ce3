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
  /** Only those with this in their words or their writer's name, whatever its case, width and kana; empty for all. */
  text: string;
}

/** Which part of a list of received comments, and from which end. */
export interface ReceivedPage {
  first: number;
  after: string | null;
  order: ReceivedOrder;
}

/** By when they were written. */
export type ReceivedOrder = 'NEWEST' | 'OLDEST';

const PUBLISHED: ReceivedChoice = { isHeld: false, workId: null, text: '' };

/** The condition that a comment `c` of a person `u` has a text in it, or in the name of who wrote it; "" is in all. */
export const holdsText = (text: `$${number}`): string =>
  `(${text} = '' OR strpos(c.folded_body, fold_word(${text})) > 0 OR strpos(u.folded_name, fold_word(${text})) > 0)`;

/** How a list by the time of writing goes on after a cursor. */
export const ORDERED = {
  NEWEST: { sign: '<', direction: 'DESC' },
  OLDEST: { sign: '>', direction: 'ASC' },
} as const satisfies Record<ReceivedOrder, object>;

/** Which comments are those of others on the works of the creator $1 that $2, $3 and $4 choose. */
const IS_RECEIVED = `w.user_id = $1 AND c.account_id <> $1 AND (c.held_because IS NOT NULL) = $2 AND ($3::text IS NULL OR e.work_id = $3)
  AND c.deleted_at IS NULL AND e.deleted_at IS NULL AND w.deleted_at IS NULL AND ${shownTo('', '$1')} AND ${holdsText('$4')}`;

/** Comments of others on the works of a creator. */
export async function listReceivedComments(
  reader: Reader,
  userId: string,
  { first, after, order }: ReceivedPage,
  { isHeld, workId, text }: ReceivedChoice = PUBLISHED,
): Promise<Slice<CommentRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const { sign, direction } = ORDERED[order];
  const rows = await reader.query<CommentRecord>(
    `listReceivedComments${order}`,
    `SELECT ${COMMENT} WHERE ${IS_RECEIVED} AND ($6::timestamptz IS NULL OR (c.created_at, c.id) ${sign} ($6::timestamptz, $7))
     ORDER BY c.created_at ${direction}, c.id ${direction} LIMIT $5`,
    [userId, isHeld, workId, text, first + 1, at, id],
  );
  return toSlice(rows, first, keyOf);
}

/** How many comments of others a creator sees on the works. */
export async function countReceivedComments(
  reader: Reader,
  userId: string,
  { isHeld, workId, text }: ReceivedChoice = PUBLISHED,
): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    'countReceivedComments',
    `SELECT count(*)::int AS count FROM (SELECT ${COMMENT} WHERE ${IS_RECEIVED}) received`,
    [userId, isHeld, workId, text],
  );
  return row?.count ?? 0;
}
