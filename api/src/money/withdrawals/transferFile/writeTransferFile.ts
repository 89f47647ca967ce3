import type { BankAccount } from '../../bankAccounts/index.ts';
import { numeric, RECORD_LENGTH, text, toBytes } from './fields.ts';

/** Who sends the money, as their bank knows them. */
export interface Payer {
  /** Ten digits. */
  clientCode: string;
  name: string;
  account: Omit<BankAccount, 'accountName'>;
}

/** One transfer. */
export interface Transfer {
  /** What the result calls it. */
  number: number;
  account: BankAccount;
  bankName: string;
  branchName: string;
  /** What arrives, in yen. */
  amount: number;
}

const TYPES: Record<BankAccount['accountType'], string> = { ORDINARY: '1', CHECKING: '2', SAVINGS: '4' };

/** Names of a bank and a branch as the file holds them; empty ones are allowed. */
interface Names {
  bankName: string;
  branchName: string;
}

function header({ clientCode, name, account }: Payer, names: Names, day: string): string {
  return [
    '1210',
    numeric(clientCode, 10),
    text(name, 40),
    numeric(day, 4),
    numeric(account.bankCode, 4),
    text(names.bankName, 15),
    numeric(account.branchCode, 3),
    text(names.branchName, 15),
    TYPES[account.accountType],
    numeric(account.accountNumber, 7),
    ' '.repeat(17),
  ].join('');
}

function data({ number, account, bankName, branchName, amount }: Transfer): string {
  return [
    '2',
    numeric(account.bankCode, 4),
    text(bankName, 15),
    numeric(account.branchCode, 3),
    text(branchName, 15),
    '0000',
    TYPES[account.accountType],
    numeric(account.accountNumber, 7),
    text(account.accountName, 30),
    numeric(amount, 10),
    // Not the first transfer to this account, as far as the bank has to know.
    '0',
    numeric(number, 20),
    '7',
    ' '.repeat(8),
  ].join('');
}

/**
 * The transfers of a week as a file for the bank (全銀協, 総合振込): header, one record each, totals, end; 120 bytes and CR LF
 * each. `day` is when they are to be sent: 1124.
 */
export function writeTransferFile(
  payer: Payer,
  names: Names,
  { day, transfers }: { day: string; transfers: readonly Transfer[] },
): Buffer {
  const total = transfers.reduce((sum, { amount }) => sum + amount, 0);
  const lines = [
    header(payer, names, day),
    ...transfers.map(data),
    `8${numeric(transfers.length, 6)}${numeric(total, 12)}${' '.repeat(101)}`,
    `9${' '.repeat(119)}`,
  ];
  const odd = lines.find((line) => line.length !== RECORD_LENGTH);
  if (odd !== undefined) throw new Error(`A record has ${odd.length} bytes: ${odd}`);
  return toBytes(lines);
}
