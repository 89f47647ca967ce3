import type { Reader } from '../../../database/index.ts';
import { decodeCursor, toSlice, type CursorPart, type Slice } from '../../../kernel/cursor.ts';
import { WORK_COLUMNS, type WorkRecord } from './works.ts';

/** In what order a creator's own works stand: by the latest edit, by when they were made, or by title. */
export type OwnWorkOrder = 'EDITED' | 'MADE' | 'TITLE';

/** Which part of a creator's own works is asked for. */
export interface OwnWorksAsked {
  first: number;
  after: string | null;
  order: OwnWorkOrder;
  /** Only works with this in their title, whatever its case, width and kana; empty for all. */
  title: string;
}

interface Order {
  column: string;
  type: string;
  part: CursorPart;
  sign: '<' | '>';
  direction: 'ASC' | 'DESC';
  key(work: WorkRecord): string;
}

const latest = { type: 'timestamptz', part: 'instant', sign: '<', direction: 'DESC' } as const;
const ORDERS: Record<OwnWorkOrder, Order> = {
  EDITED: { ...latest, column: 'w.updated_at', key: (work) => work.updatedAt.toISOString() },
  MADE: { ...latest, column: 'w.created_at', key: (work) => work.createdAt.toISOString() },
  TITLE: { type: 'text', part: 'text', sign: '>', direction: 'ASC', column: 'w.title', key: (work) => work.title },
};

/** All works of an account that are not in the trash. For the owner only. */
export async function listOwnWorks(
  reader: Reader,
  userId: string,
  { first, after, order, title }: OwnWorksAsked,
): Promise<Slice<WorkRecord>> {
  const { column, type, part, sign, direction, key } = ORDERS[order];
  const [at, id] = after === null ? [null, null] : decodeCursor(after, [part, 'id']);
  const rows = await reader.query<WorkRecord>(
    `listOwnWorks${order}`,
    `SELECT ${WORK_COLUMNS}, v.id IS NOT NULL AS "isVisible" FROM works w LEFT JOIN visible_works v ON v.id = w.id
     WHERE w.user_id = $2 AND w.deleted_at IS NULL AND ($5 = '' OR strpos(fold_word(w.title), fold_word($5)) > 0)
       AND ($3::${type} IS NULL OR (${column}, w.id) ${sign} ($3::${type}, $4))
     ORDER BY ${column} ${direction}, w.id ${direction} LIMIT $1`,
    [first + 1, userId, at, id, title],
  );
  return toSlice(rows, first, (work) => [key(work), work.id]);
}
