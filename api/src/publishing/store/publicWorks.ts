import type { Reader, Transaction } from '../../database/index.ts';
import type { KeyedRow, ListedRow } from './ListedRow.ts';

/** Whether a guest finds this work. */
export async function isWorkVisible(reader: Reader, id: string): Promise<boolean> {
  const rows = await reader.query('findVisibleWork', 'SELECT 1 FROM visible_works WHERE id = $1', [id]);
  return rows.length > 0;
}

/** Works that a guest finds, by id. */
export const listVisibleWorks = (reader: Reader, after: string, limit: number): Promise<ListedRow[]> =>
  reader.query<ListedRow>(
    'listVisibleWorks',
    'SELECT id, id AS name FROM visible_works WHERE id > $1 ORDER BY id LIMIT $2',
    [after, limit],
  );

/** These works, and those of these creators that are not in the store, as far as a guest finds them. */
export const findWorksToDraw = (
  tx: Transaction,
  workIds: readonly string[],
  userIds: readonly string[],
): Promise<KeyedRow[]> =>
  tx.query<KeyedRow>(
    'listWorkPaths',
    `SELECT id, 'Work:' || id AS key FROM visible_works WHERE id = ANY($1)
     UNION ALL
     SELECT w.id, 'User:' || w.user_id FROM visible_works w
     WHERE w.user_id = ANY($2) AND NOT EXISTS (SELECT 1 FROM stored_pages s WHERE s.path = '/works/' || w.id)`,
    [workIds, userIds],
  );
