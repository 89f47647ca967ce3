import { column, defineTable, now, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';

export const lapses = defineTable('lapses', {
  id: column.uuid().default('gen_random_uuid()'),
  userId: column.text().orNull(),
  amount: column.integer(),
  lapsedAt: column.instant(),
  recoverableUntil: column.instant(),
  recoveredAt: column.instant().orNull(),
});

/** Sales that lapsed and are held for a year. */
export type Lapse = RowOf<typeof lapses>;

export const expiryNotices = defineTable(
  'expiry_notices',
  {
    userId: column.text(),
    month: column.text(),
    days: column.integer(),
    toldAt: column.instant().default('now()'),
  },
  { key: ['userId', 'month', 'days'] },
);

/**
 * What came into a creator's balance since an instant: shares of sales by when they were sold, what was recovered, and
 * transfers that a bank sent back.
 */
export async function sumSince(reader: Reader, userId: string, since: Date): Promise<number> {
  const [row] = await reader.query<{ sum: string }>(
    'sumIncomeSince',
    `SELECT (
       (SELECT coalesce(sum(creator_share), 0) FROM purchases
        WHERE seller_id = $1 AND status = 'COMPLETED' AND released_at IS NOT NULL AND disputed_at IS NULL AND purchased_at >= $2)
       + (SELECT coalesce(sum(amount), 0) FROM lapses WHERE user_id = $1 AND recovered_at >= $2)
       + (SELECT coalesce(sum(amount), 0) FROM withdrawals WHERE user_id = $1 AND state = 'REFUNDED' AND settled_at >= $2)
     )::text AS sum`,
    [userId, since],
  );
  return Number(row?.sum ?? 0);
}

/** What lapsed, was not recovered, and can be until an instant. */
export const listRecoverable = (reader: Reader, userId: string, at: Date): Promise<Lapse[]> =>
  reader.query<Lapse>(
    'listRecoverableLapses',
    `SELECT id, user_id AS "userId", amount, lapsed_at AS "lapsedAt", recoverable_until AS "recoverableUntil",
       recovered_at AS "recoveredAt"
     FROM lapses WHERE user_id = $1 AND recovered_at IS NULL AND recoverable_until >= $2 ORDER BY lapsed_at, id`,
    [userId, at],
  );

/** Writes that sales lapsed; answers the id. */
export async function insertLapse(
  tx: Transaction,
  lapse: { userId: string; amount: number; lapsedAt: Date; recoverableUntil: Date },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'insertLapse',
    'INSERT INTO lapses (user_id, amount, lapsed_at, recoverable_until) VALUES ($1, $2, $3, $4) RETURNING id',
    [lapse.userId, lapse.amount, lapse.lapsedAt, lapse.recoverableUntil],
  );
  if (!row) throw new Error('a lapse vanished while it was written');
  return row.id;
}

/** Writes that they are the creator's again. */
export async function writeRecovered(tx: Transaction, id: string, at: Date): Promise<void> {
  await lapses.update(tx, id, { recoveredAt: at });
}

/** Notes that a creator was told of a month's end; false when they were already. */
export const insertNotice = (
  tx: Transaction,
  notice: { userId: string; month: string; days: number },
): Promise<boolean> => expiryNotices.insertNew(tx, { ...notice, toldAt: now });

/** Creators with sales before an instant: only their balances can lapse. */
export async function listEarlySellers(reader: Reader, before: Date): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'listEarlySellers',
    `SELECT DISTINCT p.seller_id AS id FROM purchases p JOIN users u ON u.id = p.seller_id
     WHERE p.status = 'COMPLETED' AND p.purchased_at < $1 ORDER BY 1`,
    [before],
  );
  return rows.map(({ id }) => id);
}
