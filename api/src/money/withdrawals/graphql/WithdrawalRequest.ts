import { builder } from '../../../graphql/builder.ts';
import { defineConnection } from '../../../graphql/connection.ts';
import { TransferFailureEnum } from '../../bankAccounts/index.ts';
import { canCancel } from '../cancelWithdrawal.ts';
import type { Withdrawal } from '../store/withdrawals.ts';
import { transferDaysOf } from '../week.ts';

export const WithdrawalTypeEnum = builder.enumType('WithdrawalType', {
  description: 'How a balance is withdrawn.',
  values: {
    Bank: { value: 'BANK', description: 'As a transfer to the bank account.' },
    Gift: { value: 'GIFT', description: 'As a gift code.' },
  } as const,
});

const WithdrawalStateEnum = builder.enumType('WithdrawalState', {
  description: 'How far a withdrawal is.',
  values: {
    REQUESTED: { description: 'It waits for the end of the week, or for its code, and can be cancelled.' },
    PROCESSING: { description: 'The bank has it, or its code is being issued.' },
    PAID: { description: 'The money arrived, or the code is there.' },
    CANCELED: { description: 'Its owner took it back.' },
    REFUNDED: { description: 'The bank sent it back, and all of it is in the balance again.' },
  },
});

const WithdrawalRefundRef = builder.objectRef<Withdrawal>('WithdrawalRefund').implement({
  description: 'What of a withdrawal came back: all of it, the fee too.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the refund.' }),
    amount: t.exposeInt('amount', { description: 'In yen.' }),
    refundedAt: t.field({
      type: 'DateTime',
      description: 'When it was in the balance again.',
      resolve: ({ settledAt, requestedAt }) => settledAt ?? requestedAt,
    }),
  }),
});

const daysOf = ({ closesAt }: Withdrawal) => (closesAt ? transferDaysOf(closesAt) : null);
const hasCameBack = ({ state }: Withdrawal): boolean => state === 'CANCELED' || state === 'REFUNDED';

export const WithdrawalRequestRef = builder.objectRef<Withdrawal>('WithdrawalRequest').implement({
  description: 'A part of a balance that its owner asked to be sent.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the request.' }),
    type: t.expose('type', { type: WithdrawalTypeEnum, description: 'How it is sent.' }),
    state: t.expose('state', { type: WithdrawalStateEnum, description: 'How far it is.' }),
    amount: t.exposeInt('amount', { description: 'What leaves the balance, in yen.' }),
    fee: t.exposeInt('fee', { description: 'What of it is kept for sending it.' }),
    isAutomatic: t.exposeBoolean('isAutomatic', {
      description: 'Whether it was requested for its owner on the last day of what would lapse.',
    }),
    bankName: t.exposeString('bankName', { nullable: true, description: 'The bank it goes to; null of a gift.' }),
    accountNumber: t.exposeString('accountEnd', {
      nullable: true,
      description: 'Dots, and the last three digits of the account it goes to; null of a gift.',
    }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When it was asked for.' }),
    closesAt: t.expose('closesAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The last second it can be cancelled in; null of a gift.',
    }),
    arrivesBy: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The bank day by which it is in the account; null of a gift.',
      resolve: (withdrawal) => daysOf(withdrawal)?.arrivesBy ?? null,
    }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was paid, cancelled or sent back; null before.',
    }),
    isCanceled: t.boolean({
      description: 'Whether its owner took it back.',
      resolve: ({ state }) => state === 'CANCELED',
    }),
    canCancel: t.boolean({
      description: 'Whether it can be taken back now.',
      resolve: (withdrawal) => canCancel(withdrawal, new Date()),
    }),
    failure: t.expose('failure', {
      type: TransferFailureEnum,
      nullable: true,
      description: 'Why the bank sent it back; null unless it did.',
    }),
    codeEnd: t.exposeString('codeEnd', {
      nullable: true,
      description: 'The last four characters of the gift code; null before it is there, and of a transfer.',
    }),
    refund: t.field({
      type: WithdrawalRefundRef,
      nullable: true,
      description: 'What came back; null while nothing did.',
      resolve: (withdrawal) => (hasCameBack(withdrawal) ? withdrawal : null),
    }),
  }),
});

export const WithdrawalRequestConnection = defineConnection('WithdrawalRequest', WithdrawalRequestRef);
