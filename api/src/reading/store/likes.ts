import type { Reader, Transaction } from '../../database/index.ts';

/** decisions 4.2: 1 to 10 likes per viewer and episode. */
export const MAX_LIKES = 10;

/** How often the account liked each episode. */
export async function findViewerLikes(reader: Reader, accountId: string, episodeIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await reader.query<{ id: string; count: number }>('findViewerLikes', 'SELECT episode_id AS id, count::int AS count FROM likes WHERE account_id = $1 AND episode_id = ANY($2)', [accountId, episodeIds]);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Sets the number of likes an account gives, and moves the total by the difference. The like's row is the truth. */
export async function changeLikes(tx: Transaction, episodeId: string, accountId: string, difference: number): Promise<void> {
  const [row] = await tx.query<{ count: number }>('lockLike', 'SELECT count::int AS count FROM likes WHERE episode_id = $1 AND account_id = $2 FOR UPDATE', [episodeId, accountId]);
  const before = row?.count ?? 0;
  const after = Math.min(MAX_LIKES, Math.max(0, before + difference));
  if (after === before) return;
  if (after === 0) await tx.query('deleteLike', 'DELETE FROM likes WHERE episode_id = $1 AND account_id = $2', [episodeId, accountId]);
  else {
    await tx.query(
      'writeLike',
      `INSERT INTO likes (episode_id, account_id, count) VALUES ($1, $2, $3)
       ON CONFLICT (episode_id, account_id) DO UPDATE SET count = excluded.count, updated_at = now()`,
      [episodeId, accountId, after],
    );
  }
  await tx.query('countLikes', 'UPDATE episode_counts SET like_count = like_count + $2 WHERE episode_id = $1', [episodeId, after - before]);
}
