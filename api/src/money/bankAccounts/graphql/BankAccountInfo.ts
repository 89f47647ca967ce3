import { builder } from '../../../graphql/builder.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { readOwnBankAccount, type BankAccountInfo, type ShownAccount } from '../readInfo.ts';

export const BankAccountType = builder.enumType('BankAccountType', {
  description: 'The kind of a bank account.',
  values: {
    ORDINARY: { description: '普通' },
    CHECKING: { description: '当座' },
    SAVINGS: { description: '貯蓄' },
  },
});

const BankAccountStateEnum = builder.enumType('BankAccountState', {
  description: 'What may be done with a bank account.',
  values: {
    NOT_REGISTERED: { description: 'There is none.' },
    REGISTERED: { description: 'Money can be sent there.' },
    LOCKED: { description: 'A transfer is on its way, so it can neither be changed nor deleted.' },
    INVALID: { description: 'The last transfer came back: it has to be changed before the next.' },
  },
});

export const TransferFailureEnum = builder.enumType('TransferFailure', {
  description: 'Why a bank sent a transfer back.',
  values: {
    ACCOUNT_CLOSED: { description: 'The account is closed.' },
    NO_SUCH_ACCOUNT: { description: 'There is no such account.' },
    NAME_DIFFERS: { description: 'The name is not that of the account.' },
    OTHER: { description: 'The bank did not say.' },
  },
});

const BankAccountRef = builder.objectRef<ShownAccount>('BankAccount').implement({
  description: 'Where money goes. What would be of use to others is masked, for the owner too.',
  fields: (t) => ({
    bankCode: t.exposeString('bankCode', { description: 'The number of the bank, four digits.' }),
    bankName: t.exposeString('bankName', { description: 'The name of the bank.' }),
    branchCode: t.exposeString('branchCode', { description: 'The number of the branch, three digits.' }),
    branchName: t.exposeString('branchName', { description: 'The name of the branch.' }),
    accountType: t.expose('accountType', { type: BankAccountType, description: 'The kind of the account.' }),
    accountNumber: t.exposeString('accountNumber', { description: 'Dots, and the last three digits of the number.' }),
    accountName: t.exposeString('accountName', { description: 'The first character of the name, and dots.' }),
  }),
});

export const BankAccountInfoRef = builder.objectRef<BankAccountInfo>('BankAccountInfo').implement({
  description: 'Whether somebody has a bank account, and which.',
  fields: (t) => ({
    state: t.expose('state', { type: BankAccountStateEnum, description: 'What may be done with it.' }),
    account: t.field({
      type: BankAccountRef,
      nullable: true,
      description: 'The account; null without one.',
      resolve: ({ account }) => account,
    }),
    failure: t.expose('failure', {
      type: TransferFailureEnum,
      nullable: true,
      description: 'Why the last transfer came back; null unless the state is INVALID.',
    }),
  }),
});

builder.objectField(RegisteredViewerRef, 'bankAccountInfo', (t) =>
  t.field({
    type: BankAccountInfoRef,
    description: 'The bank account of the person.',
    resolve: (_viewer, _args, context) => readOwnBankAccount(context),
  }),
);
