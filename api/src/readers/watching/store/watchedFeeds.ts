import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';

export const watchedFeeds = defineTable(
  'watched_feeds',
  {
    accountId: column.text(),
    tokenHash: column.bytes(),
    createdAt: column.instant().default('now()'),
  },
  { key: ['accountId'] },
);

/** When the account's feed got its address; null without one. */
export async function findWatchedFeed(reader: Reader, accountId: string): Promise<Date | null> {
  const [row] = await reader.query<{ createdAt: Date }>(
    'findWatchedFeed',
    'SELECT created_at AS "createdAt" FROM watched_feeds WHERE account_id = $1',
    [accountId],
  );
  return row?.createdAt ?? null;
}

/** Whose feed has this secret in its address. */
export async function findFeedAccount(reader: Reader, tokenHash: Buffer): Promise<string | null> {
  const [row] = await reader.query<{ accountId: string }>(
    'findFeedAccount',
    `SELECT f.account_id AS "accountId" FROM watched_feeds f JOIN accounts a ON a.id = f.account_id AND a.disabled_at IS NULL
     WHERE f.token_hash = $1`,
    [tokenHash],
  );
  return row?.accountId ?? null;
}

/** Gives the account's feed a new address; the one before leads nowhere from now on. */
export async function writeWatchedFeed(tx: Transaction, accountId: string, tokenHash: Buffer): Promise<void> {
  await tx.query(
    'writeWatchedFeed',
    `INSERT INTO watched_feeds (account_id, token_hash) VALUES ($1, $2)
     ON CONFLICT (account_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = now()`,
    [accountId, tokenHash],
  );
}

/** Takes the feed away. */
export async function deleteWatchedFeed(tx: Transaction, accountId: string): Promise<void> {
  await tx.query('deleteWatchedFeed', 'DELETE FROM watched_feeds WHERE account_id = $1', [accountId]);
}
