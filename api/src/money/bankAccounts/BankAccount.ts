/** decisions 4.6: the kinds of account money can be sent to. */
export type AccountType = 'ORDINARY' | 'CHECKING' | 'SAVINGS';

/** decisions 4.1: what may be done with the account. */
export type BankAccountState = 'NOT_REGISTERED' | 'REGISTERED' | 'LOCKED' | 'INVALID';

/** Why a bank sent a transfer back. */
export type TransferFailure = 'ACCOUNT_CLOSED' | 'NO_SUCH_ACCOUNT' | 'NAME_DIFFERS' | 'OTHER';

/** Where money goes, as a transfer file holds it. */
export interface BankAccount {
  /** Four digits. */
  bankCode: string;
  /** Three digits. */
  branchCode: string;
  accountType: AccountType;
  /** Seven digits. */
  accountNumber: string;
  /** At most 30 characters that a transfer file has. */
  accountName: string;
}

/** Dots stand for what is not shown, also to the owner. */
const DOTS = '••••';

/** The last three digits of an account number. */
export const maskNumber = (number: string): string => `${DOTS}${number.slice(-3)}`;

/** The first character of a name. */
export const maskName = (name: string): string => `${name.slice(0, 1)}${DOTS}`;
