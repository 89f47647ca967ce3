import type { Reader, Transaction } from '../../database/index.ts';
import type { KeyedRow, ListedRow } from './ListedRow.ts';

/** Whether a guest finds this episode. */
export async function isEpisodeVisible(reader: Reader, id: string): Promise<boolean> {
  const rows = await reader.query('findVisibleEpisode', 'SELECT 1 FROM visible_episodes WHERE id = $1', [id]);
  return rows.length > 0;
}

/** Episodes that a guest finds, by id. */
export const listVisibleEpisodes = (reader: Reader, after: string, limit: number): Promise<ListedRow[]> =>
  reader.query<ListedRow>(
    'listVisibleEpisodes',
    'SELECT id, id AS name FROM visible_episodes WHERE id > $1 ORDER BY id LIMIT $2',
    [after, limit],
  );

/** These episodes, and those of these works and creators that are not in the store, as far as a guest finds them. */
export const findEpisodesToDraw = (
  tx: Transaction,
  { episodes, works, users }: { episodes: readonly string[]; works: readonly string[]; users: readonly string[] },
): Promise<KeyedRow[]> =>
  tx.query<KeyedRow>(
    'listEpisodePaths',
    `SELECT id, 'Episode:' || id AS key FROM visible_episodes WHERE id = ANY($1)
     UNION ALL
     SELECT e.id, 'Work:' || e.work_id FROM visible_episodes e
     WHERE e.work_id = ANY($2 || ARRAY(SELECT w.id FROM visible_works w WHERE w.user_id = ANY($3)))
       AND NOT EXISTS (SELECT 1 FROM stored_pages s WHERE s.path = '/episodes/' || e.id)`,
    [episodes, works, users],
  );
