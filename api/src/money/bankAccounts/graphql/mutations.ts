import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { deleteBankAccount, registerBankAccount } from '../changeBankAccount.ts';
import type { BankAccountInfo } from '../readInfo.ts';
import { BankAccountInfoRef, BankAccountType } from './BankAccountInfo.ts';

const RegisterBankAccountInput = builder.inputType('RegisterBankAccountInput', {
  description: 'Where money is to go.',
  fields: (t) => ({
    bankCode: t.string({ required: true, description: 'The number of the bank, four digits.' }),
    branchCode: t.string({ required: true, description: 'The number of the branch, three digits.' }),
    accountType: t.field({ type: BankAccountType, required: true, description: 'The kind of the account.' }),
    accountNumber: t.string({ required: true, description: 'Up to seven digits; zeros are put in front.' }),
    accountName: t.string({
      required: true,
      description: 'The name in kana; it is converted to what a transfer file holds, which may be 30 characters.',
    }),
  }),
});

const BankAccountPayload = definePayload<{ bankAccountInfo: BankAccountInfo }>(
  'BankAccountPayload',
  'The bank account as it is now.',
  { bankAccountInfo: { type: BankAccountInfoRef, description: 'Whether there is one, and which.' } },
);

builder.mutationFields((t) => ({
  registerBankAccount: t.field({
    type: BankAccountPayload,
    description:
      'Has money sent to this bank account from now on, also in place of an earlier one. Needs a sign-in of the last five minutes.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: RegisterBankAccountInput, required: true, description: 'Where money is to go.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(await registerBankAccount(context, input), (bankAccountInfo) => ({ bankAccountInfo })),
  }),
  deleteBankAccount: t.field({
    type: BankAccountPayload,
    description: 'Deletes the bank account; the balance stays. Needs a sign-in of the last five minutes.',
    authScopes: { creator: true },
    resolve: async (_root, _args, context) =>
      toPayload(await deleteBankAccount(context), (bankAccountInfo) => ({ bankAccountInfo })),
  }),
}));
