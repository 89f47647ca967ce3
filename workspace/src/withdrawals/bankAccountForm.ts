import { convertYucho, judgeAccountNumber, judgeHolder, YUCHO } from '@komawari/ui/bankAccounts';
import * as z from 'zod';
import type { RegisterBankAccountInput } from '../gql/graphql.ts';

/** Kinds of accounts, as passbooks name them and in English. */
export const accountTypes = [
  { value: 'ORDINARY', label: '普通', description: 'Ordinary' },
  { value: 'CHECKING', label: '当座', description: 'Checking' },
  { value: 'SAVINGS', label: '貯蓄', description: 'Savings' },
] as const;

export type AccountType = (typeof accountTypes)[number]['value'];

/** 普通, 当座 or 貯蓄. */
export const wordOfType = (type: AccountType): string => accountTypes.find(({ value }) => value === type)?.label ?? '';

/** Bank and branch have a name and a number; only what was chosen from the list has both. */
const place = z.object({ code: z.string(), name: z.string() }).nullable();

export type Place = z.infer<typeof place>;

/** The form of a bank account. Of bank and ゆうちょ銀行 only the chosen side is judged. */
export const bankAccountForm = z
  .object({
    kind: z.enum(['BANK', 'YUCHO']),
    bank: place,
    branch: place,
    accountType: z.enum(['ORDINARY', 'CHECKING', 'SAVINGS']),
    accountNumber: z.string(),
    symbol: z.string(),
    number: z.string(),
    accountName: z.string(),
  })
  .superRefine((values, context) => {
    const say = (path: keyof typeof values, message: string | undefined): void => {
      if (message) context.addIssue({ code: 'custom', path: [path], message });
    };
    if (values.kind === 'BANK') {
      if (!values.bank) say('bank', 'Choose the bank from the list.');
      if (!values.branch) say('branch', 'Choose the branch from the list.');
      say('accountNumber', judgeAccountNumber(values.accountNumber).fault?.message);
    } else {
      const { symbolFault, numberFault } = convertYucho(values.symbol, values.number);
      say('symbol', symbolFault?.message);
      say('number', numberFault?.message);
    }
    say('accountName', judgeHolder(values.accountName).fault?.message);
  });

export type BankAccountValues = z.infer<typeof bankAccountForm>;

export const emptyAccount: BankAccountValues = {
  kind: 'BANK',
  bank: null,
  branch: null,
  accountType: 'ORDINARY',
  accountNumber: '',
  symbol: '',
  number: '',
  accountName: '',
};

/** What is sent of a checked form. */
export function inputOf(values: BankAccountValues): RegisterBankAccountInput {
  if (values.kind === 'BANK')
    return {
      bankCode: values.bank?.code ?? '',
      branchCode: values.branch?.code ?? '',
      accountType: values.accountType,
      accountNumber: values.accountNumber,
      accountName: values.accountName,
    };
  const { branchCode, accountNumber } = convertYucho(values.symbol, values.number);
  return {
    bankCode: YUCHO,
    branchCode: branchCode ?? '',
    accountType: 'ORDINARY',
    accountNumber: accountNumber ?? '',
    accountName: values.accountName,
  };
}

/** The field of the form that a field of the input stands in. */
export function fieldOf(kind: BankAccountValues['kind'], name: string | undefined): keyof BankAccountValues | null {
  const bank = { bankCode: 'bank', branchCode: 'branch', accountNumber: 'accountNumber' } as const;
  const yucho = { bankCode: 'symbol', branchCode: 'symbol', accountNumber: 'number' } as const;
  if (name === 'accountName') return name;
  return (kind === 'BANK' ? bank : yucho)[name as keyof typeof bank] ?? null;
}
