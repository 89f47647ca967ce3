import type { Config } from '../../config/config.ts';
import type { Reader, Transaction } from '../../database/index.ts';
import { maskNumber, type BankAccountState, type TransferFailure } from './BankAccount.ts';
import { findBank } from './findBanks.ts';
import { openAccount } from './sealedAccount.ts';
import { findBankAccount, lockBankAccount, writeState } from './store/bankAccounts.ts';

/** Whether a creator has a bank account, and what may be done with it. */
export const findStateOf = async (reader: Reader, userId: string): Promise<BankAccountState> =>
  (await findBankAccount(reader, userId))?.state ?? 'NOT_REGISTERED';

/** Where a transfer goes, and what of that its owner sees afterwards. */
export interface HeldAccount {
  sealedAccount: string;
  bankName: string;
  accountEnd: string;
}

/** Locks the account that a transfer goes to, so that nobody changes it before the money is there. Throws without one. */
export async function holdBankAccount(tx: Transaction, config: Config, userId: string): Promise<HeldAccount> {
  const row = await lockBankAccount(tx, userId);
  if (!row) throw new Error('a transfer without a bank account');
  await writeState(tx, userId, { state: 'LOCKED', failure: null });
  const { bankCode, accountNumber } = openAccount(config, row.sealedAccount);
  return {
    sealedAccount: row.sealedAccount,
    bankName: findBank(bankCode)?.name ?? bankCode,
    accountEnd: maskNumber(accountNumber),
  };
}

/** Lets go of the account after a transfer: it is good, or the bank says why not. Does nothing where it is gone. */
export async function letGoOfBankAccount(
  tx: Transaction,
  userId: string,
  failure: TransferFailure | null,
): Promise<void> {
  if ((await lockBankAccount(tx, userId))?.state !== 'LOCKED') return;
  await writeState(
    tx,
    userId,
    failure === null ? { state: 'REGISTERED', failure: null } : { state: 'INVALID', failure },
  );
}
