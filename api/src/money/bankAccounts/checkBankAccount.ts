import { judgeAccountNumber, judgeHolder } from '@komawari/ui/bankAccounts';
import { problem, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import moneyErrors from '../../messages/moneyErrors.js';
import type { AccountType, BankAccount } from './BankAccount.ts';
import { findBank, findBranch } from './findBanks.ts';

/** A bank account as it is typed. */
export interface BankAccountInput {
  bankCode: string;
  branchCode: string;
  accountType: AccountType;
  accountNumber: string;
  accountName: string;
}

function checkPlace({ bankCode, branchCode }: BankAccountInput, found: Problem[]): void {
  const bank = findBank(bankCode);
  if (!bank) {
    found.push(
      problem(
        ['bankCode'],
        'NO_SUCH_BANK',
        said(moneyErrors, (t) => t.bankAccounts.noSuchBank()),
      ),
    );
    return;
  }
  if (findBranch(bankCode, branchCode)) return;
  const named = /^\d{1,3}$/.test(branchCode);
  found.push(
    problem(
      ['branchCode'],
      'NO_SUCH_BRANCH',
      said(moneyErrors, ({ bankAccounts: t }) =>
        named ? t.noBranchOfNumber({ bank: bank.name, code: branchCode }) : t.noSuchBranch({ bank: bank.name }),
      ),
    ),
  );
}

/** The account as it is stored, and what is wrong with it. */
export function checkBankAccount(input: BankAccountInput, found: Problem[]): BankAccount {
  checkPlace(input, found);
  const { number, fault } = judgeAccountNumber(input.accountNumber);
  if (fault) found.push(problem(['accountNumber'], 'NOT_A_NUMBER', fault));
  const holder = judgeHolder(input.accountName);
  if (holder.fault) found.push(problem(['accountName'], 'UNREADABLE_NAME', holder.fault));
  return {
    bankCode: input.bankCode,
    branchCode: input.branchCode,
    accountType: input.accountType,
    accountNumber: number,
    accountName: holder.converted,
  };
}
