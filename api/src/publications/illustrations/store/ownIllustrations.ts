import type { Reader } from '../../../database/index.ts';
import { decodeCursor, toSlice, type CursorPart, type Slice } from '../../../kernel/cursor.ts';
import type { OwnWorkOrder } from '../../works/index.ts';
import { ANY, type IllustrationRecord } from './illustrations.ts';

/** Which part of a creator's own illustrations is asked for. */
export interface OwnIllustrationsAsked {
  first: number;
  after: string | null;
  order: OwnWorkOrder;
  /** Only illustrations with this in their title, whatever its case, width and kana; empty for all. */
  title: string;
}

interface Order {
  column: string;
  type: string;
  part: CursorPart;
  sign: '<' | '>';
  direction: 'ASC' | 'DESC';
  key(illustration: IllustrationRecord): string;
}

const latest = { type: 'timestamptz', part: 'instant', sign: '<', direction: 'DESC' } as const;
const ORDERS: Record<OwnWorkOrder, Order> = {
  EDITED: { ...latest, column: 'l.updated_at', key: ({ updatedAt }) => updatedAt.toISOString() },
  MADE: { ...latest, column: 'l.created_at', key: ({ createdAt }) => createdAt.toISOString() },
  TITLE: { type: 'text', part: 'text', sign: '>', direction: 'ASC', column: 'l.title', key: ({ title }) => title },
};

/** Own illustrations of `$1` that are not in the trash and have `$2` in their title. */
const FOUND = `l.user_id = $1 AND l.deleted_at IS NULL AND ($2 = '' OR strpos(fold_word(l.title), fold_word($2)) > 0)`;

/** All illustrations of an account that are not in the trash. For the owner only. */
export async function listOwnIllustrations(
  reader: Reader,
  userId: string,
  { first, after, order, title }: OwnIllustrationsAsked,
): Promise<Slice<IllustrationRecord>> {
  const { column, type, part, sign, direction, key } = ORDERS[order];
  const [at, id] = after === null ? [null, null] : decodeCursor(after, [part, 'id']);
  const rows = await reader.query<IllustrationRecord>(
    `listOwnIllustrations${order}`,
    `SELECT ${ANY} WHERE ${FOUND} AND ($4::${type} IS NULL OR (${column}, l.id) ${sign} ($4::${type}, $5))
     ORDER BY ${column} ${direction}, l.id ${direction} LIMIT $3`,
    [userId, title, first + 1, at, id],
  );
  return toSlice(rows, first, (one) => [key(one), one.id]);
}

/** How many illustrations of a creator are not in the trash and have a text in their title. */
export async function countOwnIllustrations(reader: Reader, userId: string, title = ''): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    'countOwnIllustrations',
    `SELECT count(*)::int AS count FROM illustrations l WHERE ${FOUND}`,
    [userId, title],
  );
  return row?.count ?? 0;
}
