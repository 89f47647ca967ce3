import type { Reader, Transaction } from '../../database/index.ts';

/** Puts new recovery codes in the place of all earlier ones. */
export async function replaceRecoveryCodes(tx: Transaction, accountId: string, hashes: Buffer[]): Promise<void> {
  await tx.query('deleteRecoveryCodes', 'DELETE FROM recovery_codes WHERE account_id = $1', [accountId]);
  await tx.query(
    'insertRecoveryCodes',
    'INSERT INTO recovery_codes (account_id, code_hash) SELECT $1, unnest($2::bytea[])',
    [accountId, hashes],
  );
}

/** Spends a recovery code; false when there is no such code or it was spent. */
export async function spendRecoveryCode(tx: Transaction, accountId: string, hash: Buffer): Promise<boolean> {
  const rows = await tx.query(
    'spendRecoveryCode',
    'UPDATE recovery_codes SET used_at = now() WHERE account_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING account_id',
    [accountId, hash],
  );
  return rows.length > 0;
}

/** How many recovery codes of an account are left. */
export async function countRecoveryCodes(reader: Reader, accountId: string): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    'countRecoveryCodes',
    'SELECT count(*)::int AS count FROM recovery_codes WHERE account_id = $1 AND used_at IS NULL',
    [accountId],
  );
  return row?.count ?? 0;
}
