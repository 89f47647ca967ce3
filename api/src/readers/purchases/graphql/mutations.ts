import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import type { PurchaseRecord } from '../../../money/purchases/index.ts';
import { refundPurchase, updatePurchaseStatus } from '../ownPurchases.ts';
import { purchaseEpisode } from '../purchaseEpisode.ts';
import { PaymentMethodEnum, PurchaseRef } from './Purchase.ts';

const purchaseField = { type: PurchaseRef, description: 'The purchase as it stands.' } as const;

const PurchaseEpisodeInput = builder.inputType('PurchaseEpisodeInput', {
  description: 'What somebody buys.',
  fields: (t) => ({
    episodeId: t.id({ required: true, description: 'The episode.' }),
    expectedPrice: t.int({ required: true, description: 'What the wall said it costs, in yen.' }),
    method: t.field({
      type: PaymentMethodEnum,
      description: 'The one way to pay that is wanted. Left out: what the payment page offers.',
    }),
  }),
});
const PurchaseEpisodePayload = definePayload<{ purchase: PurchaseRecord; checkoutUrl: string | null }>(
  'PurchaseEpisodePayload',
  'A purchase that was begun, or the one that goes on.',
  {
    purchase: purchaseField,
    checkoutUrl: {
      type: 'String',
      description: 'The page where it is paid; null while it waits for money from a shop.',
    },
  },
);
builder.mutationField('purchaseEpisode', (t) =>
  t.field({
    type: PurchaseEpisodePayload,
    description:
      'Begins to buy an episode. One that was begun goes on on the same page; another way to pay ends it and begins anew. Problems: NOT_FOR_SALE, PRICE_CHANGED.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: PurchaseEpisodeInput, required: true, description: 'What, and for how much.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(await purchaseEpisode(context, { ...input, method: input.method ?? null }), (begun) => begun),
  }),
);

const UpdatePurchaseStatusInput = builder.inputType('UpdatePurchaseStatusInput', {
  description: 'Which purchase.',
  fields: (t) => ({
    purchasableID: t.id({
      required: true,
      description: "The episode, of which the latest purchase counts, or the purchase's own id.",
    }),
  }),
});
const UpdatePurchaseStatusPayload = definePayload<{ purchase: PurchaseRecord }>(
  'UpdatePurchaseStatusPayload',
  'How the purchase stands.',
  { purchase: purchaseField },
);
builder.mutationField('updatePurchaseStatus', (t) =>
  t.field({
    type: UpdatePurchaseStatusPayload,
    description: "Asks the processor how the viewer's purchase stands, and completes it when it is paid.",
    authScopes: { registered: true },
    args: { input: t.arg({ type: UpdatePurchaseStatusInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => ({
      result: { purchase: await updatePurchaseStatus(context, input.purchasableID) },
      problems: [],
    }),
  }),
);

const RefundPurchaseInput = builder.inputType('RefundPurchaseInput', {
  description: 'Which purchase.',
  fields: (t) => ({ purchaseId: t.id({ required: true, description: 'The purchase.' }) }),
});
const RefundPurchasePayload = definePayload<{ purchase: PurchaseRecord }>(
  'RefundPurchasePayload',
  'The purchase that was taken back.',
  { purchase: purchaseField },
);
builder.mutationField('refundPurchase', (t) =>
  t.field({
    type: RefundPurchasePayload,
    description: 'Takes a purchase back within 24 hours, while no paid page was opened. FORBIDDEN otherwise.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: RefundPurchaseInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => ({
      result: { purchase: await refundPurchase(context, input.purchaseId) },
      problems: [],
    }),
  }),
);
