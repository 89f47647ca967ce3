import type { Config } from '../../config/config.ts';
import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { maskName, maskNumber, type AccountType, type BankAccountState, type TransferFailure } from './BankAccount.ts';
import { findBank, findBranch } from './findBanks.ts';
import { openAccount } from './sealedAccount.ts';
import { findBankAccount, type BankAccountRow } from './store/bankAccounts.ts';

/** A bank account as its owner sees it: the number and the name are masked. */
export interface ShownAccount {
  bankCode: string;
  bankName: string;
  branchCode: string;
  branchName: string;
  accountType: AccountType;
  accountNumber: string;
  accountName: string;
}

/** Whether there is an account, and which. */
export interface BankAccountInfo {
  state: BankAccountState;
  account: ShownAccount | null;
  /** Set when the state is INVALID. */
  failure: TransferFailure | null;
}

/** What the owner sees of what is stored. A branch that closed since has its number for a name. */
export function readInfo(config: Pick<Config, 'secret'>, row: BankAccountRow | null): BankAccountInfo {
  if (!row) return { state: 'NOT_REGISTERED', account: null, failure: null };
  const { bankCode, branchCode, accountType, accountNumber, accountName } = openAccount(config, row.sealedAccount);
  const account = {
    bankCode,
    bankName: findBank(bankCode)?.name ?? bankCode,
    branchCode,
    branchName: findBranch(bankCode, branchCode)?.name ?? branchCode,
    accountType,
    accountNumber: maskNumber(accountNumber),
    accountName: maskName(accountName),
  };
  return { state: row.state, account, failure: row.failure };
}

/** The viewer's bank account, masked. */
export const readOwnBankAccount = async ({ actor, reader, services }: Context): Promise<BankAccountInfo> =>
  readInfo(services.config, await findBankAccount(reader, accountOf(actor)));
