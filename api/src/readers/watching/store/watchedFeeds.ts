import { column, defineTable, now, type Reader, type Transaction } from '../../../database/index.ts';

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
  return (await watchedFeeds.find(reader, accountId))?.createdAt ?? null;
}

/** Whose feed has this secret in its URL. */
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
  await watchedFeeds.upsert(tx, { accountId, tokenHash, createdAt: now });
}

/** Takes the feed away. */
export async function deleteWatchedFeed(tx: Transaction, accountId: string): Promise<void> {
  await watchedFeeds.delete(tx, accountId);
}
