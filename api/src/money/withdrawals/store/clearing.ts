import type { Reader } from '../../../database/index.ts';

/** When the last of a creator's sales that are not withdrawable yet will be; null when there is none. */
export async function findClearedBy(reader: Reader, userId: string): Promise<Date | null> {
  const [row] = await reader.query<{ at: Date | null }>(
    'findClearedBy',
    `SELECT max(purchased_at) + interval '48 hours' AS at FROM purchases
     WHERE seller_id = $1 AND status = 'COMPLETED' AND released_at IS NULL AND disputed_at IS NULL`,
    [userId],
  );
  return row?.at ?? null;
}
