import { convertYucho, judgeAccountNumber, judgeHolder, YUCHO, type Fault } from '@komawari/ui/bankAccounts';
import { getLanguage, textsOf } from '@komawari/ui/language';
import * as z from 'zod';
import type { RegisterBankAccountInput } from '../gql/graphql.ts';
import withdrawalsTexts from '../messages/withdrawals.js';

/** The bank that names its accounts by symbol and number. */
export const YUCHO_NAME = 'ゆうちょ銀行';

/** Kinds of accounts, as passbooks name them. */
const wordsOfTypes = { ORDINARY: '普通', CHECKING: '当座', SAVINGS: '貯蓄' } as const;

export type AccountType = keyof typeof wordsOfTypes;

/** Kinds of accounts, as passbooks name them and in the language of this page. */
export const accountTypes = () =>
  (['ORDINARY', 'CHECKING', 'SAVINGS'] as const).map((value) => ({
    value,
    label: wordsOfTypes[value],
    description: textsOf(withdrawalsTexts).accountTypes[value](),
  }));

/** 普通, 当座 or 貯蓄. */
export const wordOfType = (type: AccountType): string => wordsOfTypes[type];

/** What is wrong with a field, in the language of this page. */
const wordsOf = (fault: Fault | null | undefined): string | undefined =>
  getLanguage() === 'ja' ? fault?.messageJa : fault?.message;

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
      if (!values.bank) say('bank', textsOf(withdrawalsTexts).accountForm.chooseBank());
      if (!values.branch) say('branch', textsOf(withdrawalsTexts).accountForm.chooseBranch());
      say('accountNumber', wordsOf(judgeAccountNumber(values.accountNumber).fault));
    } else {
      const { symbolFault, numberFault } = convertYucho(values.symbol, values.number);
      say('symbol', wordsOf(symbolFault));
      say('number', wordsOf(numberFault));
    }
    say('accountName', wordsOf(judgeHolder(values.accountName).fault));
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
