import { column, defineTable, now, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import type { BankAccountState, TransferFailure } from '../BankAccount.ts';

export const bankAccounts = defineTable(
  'bank_accounts',
  {
    userId: column.text(),
    sealedAccount: column.text(),
    state: column.text<Exclude<BankAccountState, 'NOT_REGISTERED'>>().default("'REGISTERED'"),
    failure: column.text<TransferFailure>().orNull(),
    createdAt: column.instant().default('now()'),
    updatedAt: column.instant().default('now()'),
  },
  { key: ['userId'] },
);

export type BankAccountRow = RowOf<typeof bankAccounts>;

/** The account a creator's money goes to; null without one. */
export const findBankAccount = (reader: Reader, userId: string): Promise<BankAccountRow | null> =>
  bankAccounts.find(reader, userId);

/** The same, held until the transaction ends. */
export const lockBankAccount = (tx: Transaction, userId: string): Promise<BankAccountRow | null> =>
  bankAccounts.lock(tx, userId);

/** Writes the account, in place of an earlier one unless money is on its way to that; false then. */
export async function writeBankAccount(tx: Transaction, userId: string, sealedAccount: string): Promise<boolean> {
  const rows = await tx.query(
    'writeBankAccount',
    `INSERT INTO bank_accounts (user_id, sealed_account) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET sealed_account = excluded.sealed_account, state = 'REGISTERED', failure = NULL, updated_at = now()
       WHERE bank_accounts.state <> 'LOCKED' RETURNING user_id`,
    [userId, sealedAccount],
  );
  return rows.length > 0;
}

/** Deletes the account. */
export async function deleteBankAccountRow(tx: Transaction, userId: string): Promise<void> {
  await bankAccounts.delete(tx, userId);
}

/** Writes what may be done with the account from now on. */
export async function writeState(
  tx: Transaction,
  userId: string,
  to: { state: 'REGISTERED' | 'LOCKED'; failure: null } | { state: 'INVALID'; failure: TransferFailure },
): Promise<void> {
  await bankAccounts.update(tx, userId, { ...to, updatedAt: now });
}
