import type { Reader } from '../../../database/index.ts';
import { findBankAccount } from './bankAccounts.ts';

/** That there is a bank account, and since when. Bank and number stay sealed: an archive lies about on many devices. */
export async function collectBankAccount(reader: Reader, accountId: string): Promise<Record<string, unknown>> {
  const row = await findBankAccount(reader, accountId);
  return { bankAccounts: row ? [{ state: row.state, registeredAt: row.createdAt, changedAt: row.updatedAt }] : [] };
}
