import type { Reader } from '../../../database/index.ts';

/** The prices of the newest own episodes that have one and are not in the trash, the newest first. */
export async function findLatestPrices(reader: Reader, userId: string, count: number): Promise<number[]> {
  const rows = await reader.query<{ price: number }>(
    'findLatestPrices',
    `SELECT e.price FROM episodes e JOIN works w ON w.id = e.work_id
     WHERE w.user_id = $1 AND w.deleted_at IS NULL AND e.deleted_at IS NULL AND e.price IS NOT NULL
     ORDER BY e.created_at DESC, e.id DESC LIMIT $2`,
    [userId, count],
  );
  return rows.map(({ price }) => price);
}
