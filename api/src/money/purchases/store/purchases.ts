import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import type { PaymentFailure, PaymentMethod, RefundState, Slip } from '../../payments/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';

/** PENDING → COMPLETED → REFUNDED, or PENDING → FAILED or EXPIRED. */
export type PurchaseStatus = 'PENDING' | 'COMPLETED' | 'REFUNDED' | 'FAILED' | 'EXPIRED';
/** REQUESTED is decided here; the others are what the processor says of it. */
export type RefundStatus = 'REQUESTED' | RefundState['status'];
/** How to pay at a shop, until `expiresAt` of the purchase. */
export type KonbiniSlip = Omit<Slip, 'expiresAt'>;

export const purchases = defineTable('purchases', {
  id: column.text(),
  /** The buyer; null since they left. */
  accountId: column.text().orNull(),
  /** Whose sale it is, as the ledger knows them; also when they left. */
  sellerId: column.text().orNull(),
  /** Null when the work was purged since, and the episode likewise. */
  workId: column.text().orNull(),
  episodeId: column.text().orNull(),
  /** In yen, tax included; what the next three sum to. */
  price: column.integer(),
  platformFee: column.integer(),
  paymentFee: column.integer(),
  creatorShare: column.integer(),
  /** The rates it was sold at, in hundredths of a percent. */
  platformFeeBps: column.integer(),
  paymentFeeBps: column.integer(),
  status: column.text<PurchaseStatus>().default(`'PENDING'`),
  /** Null until somebody chose. */
  method: column.text<PaymentMethod>().orNull(),
  sessionId: column.text().orNull(),
  paymentIntentId: column.text().orNull(),
  refundId: column.text().orNull(),
  disputeId: column.text().orNull(),
  konbini: column.json<KonbiniSlip>().orNull(),
  createdAt: column.instant().default('now()'),
  /** Until when it may be paid. */
  expiresAt: column.instant().orNull(),
  /** When it was completed; null before. */
  purchasedAt: column.instant().orNull(),
  /** When the creator's share could be withdrawn. */
  releasedAt: column.instant().orNull(),
  refundedAt: column.instant().orNull(),
  refundStatus: column.text<RefundStatus>().orNull(),
  /** Locked while not null. */
  disputedAt: column.instant().orNull(),
  /** When a bank gave the buyer the money for good. */
  disputeLostAt: column.instant().orNull(),
  /** When the buyer first asked for a picture behind the wall. */
  paidPagesReadAt: column.instant().orNull(),
  /** Why the latest try to pay failed. */
  failure: column.text<PaymentFailure>().orNull(),
  /** When the processor was last asked for what goes on. */
  checkedAt: column.instant().orNull(),
  /** What it was called when it was sold. */
  episodeTitle: column.text(),
  workTitle: column.text(),
  sellerName: column.text(),
  /** No money moved: it was paid in the processor's test mode. */
  isTest: column.boolean(),
});

/** An episode that somebody buys or bought. */
export type PurchaseRecord = RowOf<typeof purchases>;
/** One that was completed, whatever became of it. */
export type SoldPurchase = PurchaseRecord & { purchasedAt: Date };

/** Columns of a purchase as SQL names them, for statements that are not by key. */
const COLUMNS = Object.keys(purchases.columns)
  .map((name) => `${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} AS "${name}"`)
  .join(', ');

/** What an account bought, what was refunded, and what it paid in vain, latest first. */
export async function listPurchases(
  reader: Reader,
  accountId: string,
  first: number,
  after: string | null,
): Promise<Slice<PurchaseRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<PurchaseRecord>(
    'listPurchases',
    `SELECT ${COLUMNS} FROM purchases
     WHERE account_id = $1 AND (purchased_at IS NOT NULL OR refund_status IS NOT NULL)
       AND ($3::timestamptz IS NULL OR (coalesce(purchased_at, created_at), id) < ($3::timestamptz, $4))
     ORDER BY coalesce(purchased_at, created_at) DESC, id DESC LIMIT $2`,
    [accountId, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [(row.purchasedAt ?? row.createdAt).toISOString(), row.id]);
}

/** What an account began to buy and did not pay yet, whatever its time. */
export const listPending = (reader: Reader, accountId: string): Promise<PurchaseRecord[]> =>
  purchases.findAll(reader, { accountId, status: 'PENDING' });

/** What an account bought or is about to buy of these episodes, by episode. */
export async function findPurchasesOf(
  reader: Reader,
  accountId: string,
  episodeIds: readonly string[],
): Promise<Map<string, PurchaseRecord>> {
  const rows = await purchases.findAll(reader, {
    accountId,
    episodeId: episodeIds,
    status: ['PENDING', 'COMPLETED'],
  });
  return new Map(rows.map((row) => [row.episodeId ?? '', row]));
}

/** Whether somebody bought an episode, or nobody did so far and somebody is buying it at this moment. */
export type Bought = 'BOUGHT' | 'BEING_BOUGHT';

/** Which of these episodes somebody bought, or is buying at this moment. */
export async function findBought(reader: Reader, episodeIds: readonly string[]): Promise<Map<string, Bought>> {
  const rows = await reader.query<{ id: string; isBought: boolean }>(
    'findBought',
    `SELECT episode_id AS id, bool_or(status = 'COMPLETED') AS "isBought" FROM purchases
     WHERE episode_id = ANY($1) AND status IN ('PENDING', 'COMPLETED') GROUP BY episode_id`,
    [episodeIds],
  );
  return new Map(rows.map(({ id, isBought }) => [id, isBought ? 'BOUGHT' : 'BEING_BOUGHT']));
}

/** How many bought each of these episodes and have not given it back; one that nobody bought is left out. */
export async function countBuyers(reader: Reader, episodeIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await reader.query<{ id: string; count: number }>(
    'countBuyers',
    `SELECT episode_id AS id, count(*)::int AS count FROM purchases
     WHERE episode_id = ANY($1) AND status = 'COMPLETED' GROUP BY episode_id`,
    [episodeIds],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Notes that the buyer asked for a picture behind the wall: from then on a refund is not theirs to take. Later ones change nothing. */
export async function markPaidPagesRead(tx: Transaction, purchaseId: string): Promise<void> {
  await tx.query(
    'markPaidPagesRead',
    'UPDATE purchases SET paid_pages_read_at = now() WHERE id = $1 AND paid_pages_read_at IS NULL',
    [purchaseId],
  );
}

/** What goes on and was not asked for at the processor lately: young ones every minute, others every hour. Who is asked next is marked. */
export const claimGoingOn = (tx: Transaction, most: number): Promise<PurchaseRecord[]> =>
  tx.query<PurchaseRecord>(
    'claimGoingOn',
    `UPDATE purchases SET checked_at = now() WHERE id IN (
       SELECT id FROM purchases
       WHERE (status = 'PENDING' OR disputed_at IS NOT NULL OR refund_status IN ('REQUESTED', 'PENDING', 'REQUIRES_ACTION'))
         AND coalesce(checked_at, created_at) < now() - CASE
           WHEN expires_at <= now() OR created_at > now() - interval '1 hour' OR refund_status = 'REQUESTED' THEN interval '1 minute'
           ELSE interval '1 hour' END
       ORDER BY checked_at NULLS FIRST LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING ${COLUMNS}`,
    [most],
  );

/** What was sold since an instant, null: ever, in test money or not, whatever became of it. */
export const findSoldSince = (
  reader: Reader,
  since: Date | null,
  isTest: boolean,
): Promise<Pick<PurchaseRecord, 'id' | 'status' | 'paymentIntentId'>[]> =>
  reader.query(
    'findSoldSince',
    `SELECT id, status, payment_intent_id AS "paymentIntentId" FROM purchases
     WHERE purchased_at IS NOT NULL AND is_test = $2 AND ($1::timestamptz IS NULL OR purchased_at >= $1) ORDER BY purchased_at, id`,
    [since, isTest],
  );

/** The purchase that something at the processor belongs to, by what we wrote on it or by its ids. */
export async function findPurchaseBy(
  reader: Reader,
  by: { purchaseId: string | null; sessionId: string | null; intentId: string | null },
): Promise<PurchaseRecord | null> {
  const [found] = await reader.query<PurchaseRecord>(
    'findPurchaseBy',
    `SELECT ${COLUMNS} FROM purchases WHERE id = $1 OR session_id = $2 OR payment_intent_id = $3 LIMIT 1`,
    [by.purchaseId, by.sessionId, by.intentId],
  );
  return found ?? null;
}

/** One purchase, by its id. */
export const findPurchase = (reader: Reader, id: string): Promise<PurchaseRecord | null> => purchases.find(reader, id);

/** The latest purchase of an account and an episode, however it ended. */
export async function findLatestPurchase(
  reader: Reader,
  accountId: string,
  episodeId: string,
): Promise<PurchaseRecord | null> {
  const [found] = await reader.query<PurchaseRecord>(
    'findLatestPurchase',
    `SELECT ${COLUMNS} FROM purchases WHERE account_id = $1 AND episode_id = $2 ORDER BY created_at DESC, id DESC LIMIT 1`,
    [accountId, episodeId],
  );
  return found ?? null;
}
