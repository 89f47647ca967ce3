import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';
import type { CreatorAccount } from '../Posting.ts';

export const ledgerCheckpoints = defineTable('ledger_checkpoints', {
  id: column.bigint().counted(),
  accountId: column.bigint(),
  /** The numbers of transactions of one cluster of PostgreSQL mean nothing in another one. */
  cluster: column.text(),
  horizon: column.transactionId(),
  balance: column.bigint(),
});

/** What a creator's accounts hold, by kind; those that nobody opened are not there. */
export async function readBalances(reader: Reader, creatorId: string): Promise<Map<CreatorAccount, number>> {
  const rows = await reader.query<{ kind: CreatorAccount; balance: number }>(
    'readBalances',
    `SELECT kind, ledger_balance(id)::float8 AS balance FROM ledger_accounts WHERE owner_id = $1`,
    [creatorId],
  );
  return new Map(rows.map(({ kind, balance }) => [kind, balance]));
}

/**
 * Writes down what accounts hold that got this many entries since it was written down last. Counted are the entries of
 * transactions that have all ended: a number given out earlier may still be committed later. Answers how many accounts there were.
 */
export async function insertCheckpoints(tx: Transaction, entries: number): Promise<number> {
  const rows = await tx.query<{ id: string }>(
    'insertCheckpoints',
    `INSERT INTO ledger_checkpoints (account_id, cluster, horizon, balance)
     SELECT a.id, here.cluster, here.horizon, coalesce(c.balance, 0) + since.amount
     FROM (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS horizon, system_identifier::text AS cluster
           FROM pg_control_system()) AS here
     CROSS JOIN ledger_accounts a
     LEFT JOIN LATERAL (
       SELECT balance, horizon FROM ledger_checkpoints
       WHERE account_id = a.id AND cluster = here.cluster ORDER BY id DESC LIMIT 1) c ON true
     CROSS JOIN LATERAL (
       SELECT count(*) AS count, sum(e.amount)::bigint AS amount FROM posting_entries e
       WHERE e.account_id = a.id AND e.xid >= coalesce(c.horizon, '0'::xid8) AND e.xid < here.horizon) since
     WHERE since.count >= $1
     RETURNING id`,
    [entries],
  );
  return rows.length;
}
