import { judgeAccountNumber, judgeHolder } from '@komawari/ui/bankAccounts';
import { problem, type Problem } from '../../kernel/errors.ts';
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
        'There is no such bank. Search by name or number, and choose one.',
        'この銀行はありません。名前か番号で検索して選んでください。',
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
      `${bank.name} has no ${named ? `branch ${branchCode}` : 'such branch'}. Look on your cash card, or search by name.`,
      `${bank.name}に${named ? `${branchCode}の` : 'この'}支店はありません。キャッシュカードを確認するか、名前で検索してください。`,
    ),
  );
}

/** The account as it is stored, and what is wrong with it. */
export function checkBankAccount(input: BankAccountInput, found: Problem[]): BankAccount {
  checkPlace(input, found);
  const { number, fault } = judgeAccountNumber(input.accountNumber);
  if (fault) found.push(problem(['accountNumber'], 'NOT_A_NUMBER', fault.message, fault.messageJa));
  const holder = judgeHolder(input.accountName);
  if (holder.fault)
    found.push(problem(['accountName'], 'UNREADABLE_NAME', holder.fault.message, holder.fault.messageJa));
  return {
    bankCode: input.bankCode,
    branchCode: input.branchCode,
    accountType: input.accountType,
    accountNumber: number,
    accountName: holder.converted,
  };
}
