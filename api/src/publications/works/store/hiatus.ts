import type { Reader, Transaction } from '../../../database/index.ts';

/** A rest whose day has come in Tokyo. */
const IS_OVER = `hiatus_since IS NOT NULL AND returns_on <= (now() AT TIME ZONE 'Asia/Tokyo')::date`;

/** Works whose rest ended with the day and that are not told of yet. */
export async function listReturned(reader: Reader, atMost: number): Promise<string[]> {
  const rows = await reader.query<{ id: string }>('listReturned', `SELECT id FROM works WHERE ${IS_OVER} LIMIT $1`, [
    atMost,
  ]);
  return rows.map(({ id }) => id);
}

/** Ends a rest whose day has come; answers whether there was one. */
export async function endHiatus(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    'endHiatus',
    `UPDATE works SET hiatus_since = NULL, returns_on = NULL WHERE id = $1 AND ${IS_OVER} RETURNING id`,
    [id],
  );
  return rows.length > 0;
}
