import { column, defineTable, type Reader, type RowOf } from '../../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';

export const purchases = defineTable('purchases', {
  id: column.text(),
  accountId: column.text(),
  /** Null when the episode was purged since. */
  episodeId: column.text().orNull(),
  /** In yen, tax included. */
  price: column.integer(),
  purchasedAt: column.instant().default('now()'),
});

/** Something a reader bought. */
export type PurchaseRecord = Omit<RowOf<typeof purchases>, 'accountId'>;

/** What an account bought, latest first. Nothing writes purchases before sales exist. */
export async function listPurchases(
  reader: Reader,
  accountId: string,
  first: number,
  after: string | null,
): Promise<Slice<PurchaseRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<PurchaseRecord>(
    'listPurchases',
    `SELECT id, episode_id AS "episodeId", price, purchased_at AS "purchasedAt" FROM purchases
     WHERE account_id = $1 AND ($3::timestamptz IS NULL OR (purchased_at, id) < ($3::timestamptz, $4))
     ORDER BY purchased_at DESC, id DESC LIMIT $2`,
    [accountId, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [row.purchasedAt.toISOString(), row.id]);
}
