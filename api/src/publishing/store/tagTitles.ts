import type { Reader, Transaction } from '../../database/index.ts';
import type { ListedRow } from './ListedRow.ts';

/** The title of the tag with this folded title; other names of a tag lead to it. */
export async function findTagTitle(reader: Reader, norm: string): Promise<string | undefined> {
  const [row] = await reader.query<{ title: string }>(
    'findTagOfPath',
    `SELECT title FROM tags WHERE norm = $1
     UNION ALL SELECT t.title FROM tag_aliases a JOIN tags t ON t.id = a.tag_id WHERE a.norm = $1`,
    [norm],
  );
  return row?.title;
}

/** Tags by id; the name is the title. */
export const listTagTitles = (reader: Reader, after: string, limit: number): Promise<ListedRow[]> =>
  reader.query<ListedRow>('listTagTitles', 'SELECT id, title AS name FROM tags WHERE id > $1 ORDER BY id LIMIT $2', [
    after,
    limit,
  ]);

/** The titles of these tags. */
export const findTagTitles = (tx: Transaction, ids: readonly string[]): Promise<{ id: string; title: string }[]> =>
  tx.query('listTagPaths', 'SELECT id, title FROM tags WHERE id = ANY($1)', [ids]);
