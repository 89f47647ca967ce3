import { column, defineTable, type Transaction } from '../../../database/index.ts';
import type { CreatorAccount, Entry, HouseAccount } from '../Posting.ts';

export const ledgerAccounts = defineTable('ledger_accounts', {
  id: column.bigint().counted(),
  kind: column.text<CreatorAccount | HouseAccount>(),
  /** The creator whose account it is. Refers to nothing: books outlive those they are about. */
  ownerId: column.text().orNull(),
});

/** The owner of the account an entry is about; null for an account of the house. */
export const ownerOf = (entry: Entry): string | null => ('creatorId' in entry ? entry.creatorId : null);

/** Opens what is missing of the accounts that entries are about. */
export async function openAccounts(tx: Transaction, entries: readonly Entry[]): Promise<void> {
  const creators = entries.filter((entry) => ownerOf(entry) !== null);
  if (creators.length > 0)
    await tx.query(
      'openLedgerAccounts',
      `INSERT INTO ledger_accounts (kind, owner_id)
       SELECT DISTINCT n.kind, n.owner_id FROM unnest($1::text[], $2::text[]) AS n (kind, owner_id)
       WHERE NOT EXISTS (SELECT 1 FROM ledger_accounts a WHERE a.kind = n.kind AND a.owner_id = n.owner_id)
       ORDER BY n.owner_id, n.kind
       ON CONFLICT DO NOTHING`,
      [creators.map(({ account }) => account), creators.map(ownerOf)],
    );
}

/**
 * Whoever moves a creator's money does so alone until the transaction ends. Asked before balances are read; of several creators
 * in the order of their ids.
 */
export async function lockCreator(tx: Transaction, creatorId: string): Promise<void> {
  await tx.query('lockCreator', 'SELECT lock_ledger_owner($1)', [creatorId]);
}
