import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { cancelWithdrawal } from '../cancelWithdrawal.ts';
import { revealGiftCode } from '../gifts/revealGiftCode.ts';
import { recoverLapsedSales } from '../lapse/recoverLapsed.ts';
import { requestWithdrawal } from '../requestWithdrawal.ts';
import type { Withdrawal } from '../store/withdrawals.ts';
import { WithdrawalRequestRef, WithdrawalTypeEnum } from './WithdrawalRequest.ts';

const RequestWithdrawalInput = builder.inputType('RequestWithdrawalInput', {
  description: 'How much is to be sent.',
  fields: (t) => ({ amount: t.int({ required: true, description: 'In yen, the fee included.' }) }),
});

const RequestWithdrawal2Input = builder.inputType('RequestWithdrawal2Input', {
  description: 'How much is to be sent, and how.',
  fields: (t) => ({
    amount: t.int({ required: true, description: 'In yen, the fee included.' }),
    type: t.field({ type: WithdrawalTypeEnum, required: true, description: 'As a transfer or as a gift code.' }),
  }),
});

const RevealGiftCodeInput = builder.inputType('RevealGiftCodeInput', {
  description: 'Which gift code is to be shown.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Id of the withdrawal.' }) }),
});

const WithdrawalPayload = definePayload<{ withdrawalRequest: Withdrawal }>(
  'WithdrawalPayload',
  'The request as it is now.',
  { withdrawalRequest: { type: WithdrawalRequestRef, description: 'The request.' } },
);

const GiftCodePayload = definePayload<{ code: string }>('GiftCodePayload', 'A gift code.', {
  code: { type: 'String', description: 'The whole code.' },
});

const RecoverLapsedSalesPayload = definePayload<{ amount: number }>(
  'RecoverLapsedSalesPayload',
  'What is in the balance again.',
  { amount: { type: 'Int', description: 'In yen.' } },
);

const asPayload = (withdrawalRequest: Withdrawal) => ({ withdrawalRequest });

builder.mutationFields((t) => ({
  requestWithdrawal: t.field({
    type: WithdrawalPayload,
    description: 'Requests a transfer of a part of the balance. One request is open at a time.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: RequestWithdrawalInput, required: true, description: 'How much.' }) },
    resolve: async (_root, { input: { amount } }, context) =>
      toPayload(await requestWithdrawal(context, { type: 'BANK', amount }), asPayload),
  }),
  requestWithdrawal2: t.field({
    type: WithdrawalPayload,
    description: 'Requests a transfer or a gift code. A gift cannot be taken back once its code is there.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: RequestWithdrawal2Input, required: true, description: 'How much, and how.' }) },
    resolve: async (_root, { input: { amount, type } }, context) =>
      toPayload(await requestWithdrawal(context, { type, amount }), asPayload),
  }),
  cancelWithdrawal: t.field({
    type: WithdrawalPayload,
    description: 'Takes the open request back; the money is in the balance again at once.',
    authScopes: { creator: true },
    resolve: async (_root, _args, context) => toPayload(await cancelWithdrawal(context), asPayload),
  }),
  revealGiftCode: t.field({
    type: GiftCodePayload,
    description:
      'Shows a gift code again. Needs a sign-in of the last five minutes. NOT_FOUND for one that is not theirs or not there yet.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: RevealGiftCodeInput, required: true, description: 'Which one.' }) },
    resolve: async (_root, { input }, context) => ({
      result: { code: await revealGiftCode(context, input.id) },
      problems: [],
    }),
  }),
  recoverLapsedSales: t.field({
    type: RecoverLapsedSalesPayload,
    description: 'Puts what lapsed within a year into the balance again.',
    authScopes: { creator: true },
    resolve: async (_root, _args, context) => toPayload(await recoverLapsedSales(context), (recovered) => recovered),
  }),
}));
