import type { Reader, Transaction } from '../../../database/index.ts';
import { accounts } from './accounts.ts';

/** Holds an account still while its ways in change, so that two removals at once cannot take the last two. */
export async function lockAccount(tx: Transaction, accountId: string): Promise<void> {
  await accounts.lock(tx, accountId);
}

/**
 * How many ways lead into an account: its address (password or mail link), each passkey, and each account elsewhere with a
 * provider that is still configured.
 */
export async function countWaysIn(
  reader: Reader,
  accountId: string,
  configuredProviders: readonly string[],
): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    'countWaysIn',
    `SELECT ((SELECT count(*) FROM auth_providers WHERE account_id = $1)
       + (SELECT count(*) FROM passkeys WHERE account_id = $1)
       + (SELECT count(*) FROM social_identities WHERE account_id = $1 AND provider = ANY($2)))::int AS count`,
    [accountId, configuredProviders],
  );
  return row?.count ?? 0;
}
