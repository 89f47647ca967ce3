import type { Reader, Transaction } from '../../database/index.ts';
import type { KeyedRow, ListedRow } from './ListedRow.ts';

/** Whether a guest finds this illustration. */
export async function isIllustrationVisible(reader: Reader, id: string): Promise<boolean> {
  const rows = await reader.query('findVisibleIllustration', 'SELECT 1 FROM visible_illustrations WHERE id = $1', [id]);
  return rows.length > 0;
}

/** Illustrations that a guest finds, by id. */
export const listVisibleIllustrations = (reader: Reader, after: string, limit: number): Promise<ListedRow[]> =>
  reader.query<ListedRow>(
    'listVisibleIllustrations',
    'SELECT id, id AS name FROM visible_illustrations WHERE id > $1 ORDER BY id LIMIT $2',
    [after, limit],
  );

/** These illustrations, and those of these creators that are not in the store, as far as a guest finds them. */
export const findIllustrationsToDraw = (
  tx: Transaction,
  illustrationIds: readonly string[],
  userIds: readonly string[],
): Promise<KeyedRow[]> =>
  tx.query<KeyedRow>(
    'listIllustrationPaths',
    `SELECT id, 'Illustration:' || id AS key FROM visible_illustrations WHERE id = ANY($1)
     UNION ALL
     SELECT l.id, 'User:' || l.user_id FROM visible_illustrations l
     WHERE l.user_id = ANY($2) AND NOT EXISTS (SELECT 1 FROM stored_pages s WHERE s.path = '/illustrations/' || l.id)`,
    [illustrationIds, userIds],
  );
