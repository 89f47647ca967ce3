import type { Reader } from '../../../database/index.ts';

/** Purchases of an account with which it may see a picture on a page that is paid for, and of which it saw none before. */
export async function findUnreadPurchases(reader: Reader, imageId: string, accountId: string): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'findUnreadPurchases',
    `SELECT b.id FROM pages p JOIN episodes e ON e.id = p.episode_id
     JOIN purchases b ON b.episode_id = e.id AND b.account_id = $2 AND b.status = 'COMPLETED' AND b.paid_pages_read_at IS NULL
     WHERE p.image_id = $1 AND p.position > coalesce(e.pages_charged_from, 0)`,
    [imageId, accountId],
  );
  return rows.map(({ id }) => id);
}
