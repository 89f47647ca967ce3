import { column, defineTable, now, type Reader, type Transaction } from '../../../database/index.ts';

export const recoveryCodes = defineTable(
  'recovery_codes',
  {
    accountId: column.text(),
    codeHash: column.bytes(),
    usedAt: column.instant().orNull(),
  },
  { key: ['accountId', 'codeHash'] },
);

/** Puts new recovery codes in the place of all earlier ones. */
export async function replaceRecoveryCodes(tx: Transaction, accountId: string, hashes: Buffer[]): Promise<void> {
  await recoveryCodes.delete(tx, { accountId });
  await recoveryCodes.insertMany(
    tx,
    hashes.map((codeHash) => ({ accountId, codeHash })),
  );
}

/** Spends a recovery code; false when there is no such code or it was spent. */
export async function spendRecoveryCode(tx: Transaction, accountId: string, hash: Buffer): Promise<boolean> {
  return (await recoveryCodes.update(tx, { accountId, codeHash: hash, usedAt: null }, { usedAt: now })) > 0;
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
