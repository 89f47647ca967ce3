import { Refusal } from './errors.ts';
import { typeOfId } from './ids.ts';
import groundErrors from '../messages/groundErrors.js';
import { said } from './said.ts';

/** The values of the last row's sort key, in the order of the ORDER BY. */
export type CursorKey = (string | number)[];

/** A stable cursor: the sort key itself, never an offset, so that nothing repeats or is skipped while rows come and go. */
export const encodeCursor = (key: CursorKey): string => Buffer.from(JSON.stringify(key)).toString('base64url');

/** What a part of a cursor is: an instant as `toISOString` writes it, a place from 0, an id, or a short text. */
export type CursorPart = 'instant' | 'place' | 'id' | 'text';

const IS_PART: Record<CursorPart, (part: unknown) => boolean> = {
  instant: (part) =>
    typeof part === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(part) &&
    !Number.isNaN(Date.parse(part)),
  place: (part) => Number.isInteger(part) && Number(part) >= 0 && Number(part) < 2 ** 31,
  id: (part) => typeof part === 'string' && typeOfId(part) !== null,
  text: (part) => typeof part === 'string' && part.length <= 200,
};

/**
 * Reads a cursor back. Throws BAD_USER_INPUT when it is not one of ours or belongs to a list of another order: the parts
 * go into SQL as values of their types, so each has to be one.
 */
export function decodeCursor(cursor: string, parts: readonly CursorPart[]): CursorKey {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(key) && key.length === parts.length && parts.every((part, index) => IS_PART[part](key[index])))
      return key as CursorKey;
  } catch {
    // Falls through to the refusal: a malformed cursor is the caller's input, whatever broke while reading it.
  }
  throw new Refusal(
    'BAD_USER_INPUT',
    said(groundErrors, (t) => t.requests.wrongCursor()),
    { field: 'after' },
  );
}

/** One page of a list, read with one row more than asked for. */
export interface Slice<Row> {
  rows: Row[];
  hasNextPage: boolean;
  cursorOf(row: Row): string;
}

/** Cuts the extra row off and remembers that it was there. */
export function toSlice<Row>(rows: Row[], first: number, keyOf: (row: Row) => CursorKey): Slice<Row> {
  return { rows: rows.slice(0, first), hasNextPage: rows.length > first, cursorOf: (row) => encodeCursor(keyOf(row)) };
}

/** Which page of a list is asked for: how many, after which cursor. */
export interface PageAsked {
  first?: number | null | undefined;
  after?: string | null | undefined;
}

/** Bounds `first`: absent takes the default, more than `max` or less than 1 is the caller's mistake. */
export function boundedFirst(first: number | null | undefined, fallback: number, max = 100): number {
  const count = first ?? fallback;
  if (count < 1 || count > max) {
    throw new Refusal(
      'BAD_USER_INPUT',
      said(groundErrors, (t) => t.requests.firstOutOfBounds({ most: max })),
      { field: 'first' },
    );
  }
  return count;
}

/** Which part of a list is read: how many rows, and the cursor they come after; null for the first part. */
export interface PageBounds {
  first: number;
  after: string | null;
}

/** Which part of a list a query asks for, its size bounded like `boundedFirst`. */
export const boundedPage = ({ first, after }: PageAsked, fallback: number, max = 100): PageBounds => ({
  first: boundedFirst(first, fallback, max),
  after: after ?? null,
});
