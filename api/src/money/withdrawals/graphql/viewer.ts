import { builder } from '../../../graphql/builder.ts';
import { toConnection } from '../../../graphql/connection.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import {
  canCancelOwn,
  listOwnWithdrawals,
  ownAmountToExpire,
  ownStanding,
  readOwnInfo,
  type WithdrawalInfo,
} from '../ownStanding.ts';
import { findBlock } from '../judgeRequest.ts';
import { TERMS } from '../terms.ts';
import { WithdrawalRequestConnection, WithdrawalRequestRef } from './WithdrawalRequest.ts';

const WithdrawalBlockEnum = builder.enumType('WithdrawalBlock', {
  description: 'Why nothing can be requested.',
  values: {
    NO_GIFTS: { description: 'Nobody makes gift codes here.' },
    OPEN_REQUEST: { description: 'A request is open already.' },
    FROZEN: { description: 'The operator paused withdrawals of this creator.' },
    WEAK_SIGN_IN: { description: 'The account has neither two-step sign-in nor a password of 15 characters.' },
    NO_ACCOUNT: { description: 'There is no bank account.' },
    INVALID_ACCOUNT: { description: 'The last transfer to the bank account came back.' },
    BELOW_MINIMUM: { description: 'The balance is below the least that can be sent.' },
  },
});

const WithdrawalInfoRef = builder.objectRef<WithdrawalInfo>('WithdrawalInfo').implement({
  description: 'What can be withdrawn when, and why not.',
  fields: (t) => ({
    bankBlock: t.expose('bankBlock', {
      type: WithdrawalBlockEnum,
      nullable: true,
      description: 'Why no transfer can be requested; null when one can.',
    }),
    giftBlock: t.expose('giftBlock', {
      type: WithdrawalBlockEnum,
      nullable: true,
      description: 'Why no gift code can be requested; null when one can.',
    }),
    clearing: t.exposeInt('clearing', { description: 'Shares of sales less than 48 hours old, in yen.' }),
    clearedBy: t.expose('clearedBy', {
      type: 'DateTime',
      nullable: true,
      description: 'When all of that can be withdrawn; null when there is nothing.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The end of this month.' }),
    heldAmount: t.exposeInt('heldAmount', { description: 'What lapsed and can be asked for, in yen.' }),
    heldUntil: t.expose('heldUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the earliest of it is held; null when there is nothing.',
    }),
    frozenAt: t.expose('frozenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the operator pauses withdrawals; null when they do not.',
    }),
    openRequest: t.field({
      type: WithdrawalRequestRef,
      nullable: true,
      description: 'The request that is neither settled nor cancelled; null without one.',
      resolve: ({ openRequest }) => openRequest,
    }),
    closesAt: t.expose('closesAt', {
      type: 'DateTime',
      description: 'When the week closes: Sunday 23:59:59 in Tokyo.',
    }),
    sentOn: t.expose('sentOn', { type: 'DateTime', description: 'The bank day on which the bank has its transfers.' }),
    arrivesBy: t.expose('arrivesBy', { type: 'DateTime', description: 'The bank day by which they have arrived.' }),
  }),
});

const WithdrawalTerms = builder.objectRef<typeof TERMS>('WithdrawalTerms').implement({
  description: 'What withdrawals cost and how much they may be, in yen.',
  fields: (t) => ({
    bankMinimum: t.exposeInt('bankMinimum', { description: 'The least of a transfer.' }),
    bankMaximum: t.exposeInt('bankMaximum', { description: 'The most of a transfer.' }),
    transferFee: t.exposeInt('transferFee', { description: 'What a transfer costs.' }),
    transferFeeFreeFrom: t.exposeInt('transferFeeFreeFrom', { description: 'From here on it costs nothing.' }),
    giftMinimum: t.exposeInt('giftMinimum', { description: 'The least of a gift code.' }),
    giftMaximum: t.exposeInt('giftMaximum', { description: 'The most of a gift code.' }),
    giftStep: t.exposeInt('giftStep', { description: 'The steps of a gift code.' }),
  }),
});

builder.queryField('withdrawalTerms', (t) =>
  t.field({
    type: WithdrawalTerms,
    description: 'What withdrawals cost and how much they may be.',
    authScopes: { public: true },
    resolve: () => TERMS,
  }),
);

builder.objectFields(RegisteredViewerRef, (t) => ({
  withdrawableBalance: t.int({
    description: 'What can be withdrawn, in yen. Below 0 when a buyer took back what was paid out already.',
    resolve: async (_viewer, _args, context) => (await ownStanding(context)).withdrawable,
  }),
  amountToExpire: t.int({
    description: 'What of it lapses at the end of this month, in yen.',
    resolve: (_viewer, _args, context) => ownAmountToExpire(context),
  }),
  canRequestWithdrawal: t.boolean({
    description: 'Whether a transfer can be requested now.',
    resolve: async (_viewer, _args, context) => findBlock('BANK', await ownStanding(context)) === null,
  }),
  canCancelWithdrawalRequest: t.boolean({
    description: 'Whether the open request can be taken back now.',
    resolve: (_viewer, _args, context) => canCancelOwn(context),
  }),
  withdrawalInfo: t.field({
    type: WithdrawalInfoRef,
    description: 'What can be withdrawn when, and why not.',
    resolve: (_viewer, _args, context) => readOwnInfo(context),
  }),
  withdrawalRequests: t.field({
    type: WithdrawalRequestConnection,
    description: 'What was asked to be sent, latest first.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (_viewer, page, context) =>
      toConnection(await listOwnWithdrawals(context, page), (withdrawal) => withdrawal, page.after),
  }),
}));
