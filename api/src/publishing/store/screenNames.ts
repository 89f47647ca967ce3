import type { Reader, Transaction } from '../../database/index.ts';
import type { ListedRow } from './ListedRow.ts';

/** A screen name as its creator writes it; capitals and small letters are the same. */
export async function findScreenName(reader: Reader, screenName: string): Promise<string | undefined> {
  const [row] = await reader.query<{ screenName: string }>(
    'findUserOfPath',
    'SELECT screen_name AS "screenName" FROM users WHERE screen_name = $1',
    [screenName],
  );
  return row?.screenName;
}

/** Users by id; the name is the screen name. */
export const listScreenNames = (reader: Reader, after: string, limit: number): Promise<ListedRow[]> =>
  reader.query<ListedRow>(
    'listScreenNames',
    'SELECT id, screen_name::text AS name FROM users WHERE id > $1 ORDER BY id LIMIT $2',
    [after, limit],
  );

/** The screen names of these users. */
export const findScreenNames = (tx: Transaction, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  tx.query('listUserPaths', 'SELECT id, screen_name AS name FROM users WHERE id = ANY($1)', [ids]);
