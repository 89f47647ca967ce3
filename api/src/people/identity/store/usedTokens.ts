import { createHash } from 'node:crypto';
import { column, defineTable, type Transaction, before, now } from '../../../database/index.ts';

export const usedTokens = defineTable(
  'used_tokens',
  {
    tokenHash: column.bytes(),
    usedAt: column.instant().default('now()'),
    expiresAt: column.instant(),
  },
  { key: ['tokenHash'] },
);

/** Marks a one-time token as used; false when it was used before. `expiresAt` is in milliseconds. */
export async function spendToken(tx: Transaction, token: string, expiresAt: number): Promise<boolean> {
  const tokenHash = createHash('sha256').update(token).digest();
  return usedTokens.insertNew(tx, { tokenHash, expiresAt: new Date(expiresAt) });
}

/** Forgets used tokens that would not be accepted any more. */
export async function purgeUsedTokens(tx: Transaction): Promise<void> {
  await usedTokens.delete(tx, { expiresAt: before(now) });
}
