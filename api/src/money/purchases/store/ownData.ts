import { collectRows, type Reader } from '../../../database/index.ts';

/** What the processor calls things, and what the seller's share was, is not the buyer's. */
const PURCHASES = `SELECT to_jsonb(p) - ARRAY['account_id', 'platform_fee', 'payment_fee', 'creator_share', 'platform_fee_bps',
    'payment_fee_bps', 'session_id', 'payment_intent_id', 'refund_id', 'dispute_id', 'released_at'] AS row
  FROM purchases p WHERE p.account_id = $1 ORDER BY p.created_at, p.id`;

/** What somebody bought or began to buy. */
export const collectPurchases = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  purchases: await collectRows(reader, 'purchases', PURCHASES, accountId),
});
