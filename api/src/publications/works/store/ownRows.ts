import type { Reader } from '../../../database/index.ts';
import { decodeCursor, toSlice, type CursorPart, type PageBounds, type Slice } from '../../../kernel/cursor.ts';

/** In what order a creator's own things stand: by the latest edit, by when they were made, or by title. */
export type OwnWorkOrder = 'EDITED' | 'MADE' | 'TITLE';

/** Which part of a creator's own things is asked for. */
export interface OwnRowsAsked extends PageBounds {
  order: OwnWorkOrder;
  /** Only those with this in their title, whatever its case, width and kana; empty for all. */
  title: string;
}

/** What is listed: a name for the statement, its columns and tables, and the table's name in it. */
export interface OwnRowsOf {
  name: string;
  from: string;
  table: string;
}

interface OwnRow {
  id: string;
  title: string;
  createdAt: Date;
  updatedAt: Date;
}

interface Order {
  column: string;
  type: string;
  part: CursorPart;
  sign: '<' | '>';
  direction: 'ASC' | 'DESC';
  key(row: OwnRow): string;
}

const latest = { type: 'timestamptz', part: 'instant', sign: '<', direction: 'DESC' } as const;
const ORDERS: Record<OwnWorkOrder, Order> = {
  EDITED: { ...latest, column: 'updated_at', key: ({ updatedAt }) => updatedAt.toISOString() },
  MADE: { ...latest, column: 'created_at', key: ({ createdAt }) => createdAt.toISOString() },
  TITLE: { type: 'text', part: 'text', sign: '>', direction: 'ASC', column: 'title', key: ({ title }) => title },
};

/** SQL: rows of `$1` that are not in the trash and have `$2` in their title. */
export const ownRowsFound = (table: string): string =>
  `${table}.user_id = $1 AND ${table}.deleted_at IS NULL
     AND ($2 = '' OR strpos(fold_word(${table}.title), fold_word($2)) > 0)`;

/** A creator's own things that are not in the trash. For the owner only. */
export async function listOwnRows<Row extends OwnRow>(
  reader: Reader,
  { name, from, table }: OwnRowsOf,
  userId: string,
  { first, after, order, title }: OwnRowsAsked,
): Promise<Slice<Row>> {
  const { column, type, part, sign, direction, key } = ORDERS[order];
  const [at, id] = after === null ? [null, null] : decodeCursor(after, [part, 'id']);
  const rows = await reader.query<Row>(
    `${name}${order}`,
    `SELECT ${from} WHERE ${ownRowsFound(table)}
       AND ($4::${type} IS NULL OR (${table}.${column}, ${table}.id) ${sign} ($4::${type}, $5))
     ORDER BY ${table}.${column} ${direction}, ${table}.id ${direction} LIMIT $3`,
    [userId, title, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [key(row), row.id]);
}
