import { collectRows, type Reader } from '../../../database/index.ts';

const PURCHASES = `SELECT to_jsonb(p) - 'account_id' AS row FROM purchases p WHERE p.account_id = $1`;

/** What somebody bought. */
export const collectPurchases = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  purchases: await collectRows(reader, 'purchases', PURCHASES, accountId),
});
