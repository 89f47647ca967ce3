import type { Reader, Transaction } from '../../../database/index.ts';
import { episodeCounts } from './episodeCounts.ts';
import { episodes } from './episodes.ts';
import { episodeVersions } from './versions.ts';

/** Episodes of a creator that somebody bought and may read, by their work. What operators suspended is nobody's to read. */
export async function findSoldEpisodes(reader: Reader, userId: string): Promise<Map<string, string[]>> {
  const rows = await reader.query<{ id: string; workId: string }>(
    'findSoldEpisodes',
    `SELECT e.id, e.work_id AS "workId" FROM episodes e JOIN works w ON w.id = e.work_id
     WHERE w.user_id = $1 AND w.suspended_at IS NULL AND e.status <> 'SUSPENDED'
       AND EXISTS (SELECT FROM purchases b WHERE b.episode_id = e.id AND b.status = 'COMPLETED' AND b.account_id IS NOT NULL)
     ORDER BY e.work_id, e.position`,
    [userId],
  );
  const byWork = Map.groupBy(rows, (row) => row.workId);
  return new Map([...byWork].map(([workId, sold]) => [workId, sold.map(({ id }) => id)]));
}

/** The pictures on the pages of episodes, and those that stand for them in lists. */
export async function listPicturesOf(reader: Reader, episodeIds: readonly string[]): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'listPicturesOf',
    `SELECT image_id AS id FROM pages WHERE episode_id = ANY($1)
     UNION SELECT thumbnail_image_id FROM episodes WHERE id = ANY($1) AND thumbnail_image_id IS NOT NULL`,
    [episodeIds],
  );
  return rows.map(({ id }) => id);
}

/** Puts episodes into another work as they are read, without how they came about and what was said to sell them. */
export async function moveEpisodes(tx: Transaction, episodeIds: readonly string[], workId: string): Promise<void> {
  for (const id of episodeIds) {
    await episodes.update(tx, id, { workId, salesAppeal: '' });
    await episodeCounts.update(tx, id, { workId });
    await episodeVersions.delete(tx, { episodeId: id });
  }
}
