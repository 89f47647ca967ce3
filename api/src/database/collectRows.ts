import type { Reader } from './database.ts';

/** What a statement says of an account, whose id is its one parameter: a row of each is the column `row`, as JSON. */
export async function collectRows(reader: Reader, name: string, sql: string, accountId: string): Promise<unknown[]> {
  const rows = await reader.query<{ row: unknown }>(`collect_${name}`, sql, [accountId]);
  return rows.map(({ row }) => row);
}
