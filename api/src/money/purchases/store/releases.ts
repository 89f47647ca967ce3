import type { Reader, Transaction } from '../../../database/index.ts';

/** A sale lies this long before its share is the creator's: a day in which buyers may give it back, and one more. */
export const CLEARING = `interval '48 hours'`;

const IS_DUE = `status = 'COMPLETED' AND released_at IS NULL AND disputed_at IS NULL AND purchased_at <= now() - ${CLEARING}`;

/** A sale whose share becomes the creator's. */
export interface ReleasedSale {
  id: string;
  share: number;
  /** When its time was over. */
  dueAt: Date;
}

/** Marks sales of a creator whose time is over as released, up to this many, the oldest first. The creator is locked. */
export const markReleased = (tx: Transaction, sellerId: string, most: number): Promise<ReleasedSale[]> =>
  tx.query<ReleasedSale>(
    'markReleased',
    `UPDATE purchases SET released_at = now() WHERE id IN (
       SELECT id FROM purchases WHERE seller_id = $1 AND ${IS_DUE} ORDER BY purchased_at LIMIT $2)
     RETURNING id, creator_share AS share, purchased_at + ${CLEARING} AS "dueAt"`,
    [sellerId, most],
  );

/** Whether a creator has shares that can be released. */
export async function hasSalesToRelease(reader: Reader, creatorId: string): Promise<boolean> {
  const rows = await reader.query(
    'hasSalesToRelease',
    `SELECT 1 FROM purchases WHERE seller_id = $1 AND ${IS_DUE} LIMIT 1`,
    [creatorId],
  );
  return rows.length > 0;
}

/** Creators with sales whose time is over. */
export async function findSellersToRelease(reader: Reader): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'findSellersToRelease',
    `SELECT DISTINCT seller_id AS id FROM purchases WHERE seller_id IS NOT NULL AND ${IS_DUE} ORDER BY seller_id`,
  );
  return rows.map(({ id }) => id);
}
