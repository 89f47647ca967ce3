import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { refundableUntil, type PurchaseRecord } from '../../../money/purchases/index.ts';
import { canViewerSeeEpisode, episodeLoader, EpisodeRef } from '../../../publications/episodes/index.ts';
import { hasReceipt, receiptAddress } from '../receipts/receiptAddress.ts';

const PurchasedItem = builder.unionType('PurchasedItem', {
  description: 'What can be bought.',
  types: [EpisodeRef],
  resolveType: () => 'Episode',
});

const PurchaseStatus = builder.enumType('PurchaseStatus', {
  description: 'How far a purchase is.',
  values: {
    PENDING: { description: 'Begun, and not paid yet.' },
    COMPLETED: { description: 'Paid: the episode is open to its buyer.' },
    REFUNDED: {
      description: 'Taken back, or paid when it could not be bought any more; the money goes back, or is back.',
    },
    FAILED: { description: 'The payment failed. Nothing was charged.' },
    EXPIRED: { description: 'Nobody paid in time. Nothing was charged.' },
  } as const,
});

/** How somebody pays. */
export const PaymentMethodEnum = builder.enumType('PaymentMethod', {
  description: 'How somebody pays.',
  values: {
    CARD: { value: 'card', description: 'A card, with 3-D Secure where its bank asks.' },
    PAYPAY: { value: 'paypay', description: 'PayPay.' },
    KONBINI: { value: 'konbini', description: 'Cash at a convenience store, within three days. From ¥120.' },
  } as const,
});

const PaymentFailure = builder.enumType('PaymentFailure', {
  description: 'Why a try to pay failed. Nothing was charged.',
  values: {
    DECLINED: { description: 'The bank of the card said no, without a reason.' },
    INSUFFICIENT_FUNDS: { description: 'There was not enough money on the card.' },
    NOT_CONFIRMED: { description: 'The payment was not confirmed with the bank.' },
    NOT_PAID_IN_TIME: { description: 'Nobody paid at the shop in time.' },
    OTHER: { description: 'Another reason, which the processor does not tell.' },
  } as const,
});

type Konbini = NonNullable<PurchaseRecord['konbini']>;

const KonbiniShop = builder.objectRef<Konbini['shops'][number]>('KonbiniShop').implement({
  description: 'What is typed at the till of one chain of shops.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'For example Lawson.' }),
    paymentCode: t.exposeString('paymentCode', { description: 'The payment number.' }),
    confirmationNumber: t.exposeString('confirmationNumber', {
      nullable: true,
      description: 'The second number, where the chain asks for one.',
    }),
  }),
});

const KonbiniPayment = builder.objectRef<Konbini>('KonbiniPayment').implement({
  description: 'How to pay at a convenience store.',
  fields: (t) => ({
    shops: t.field({ type: [KonbiniShop], description: 'Numbers for each chain.', resolve: ({ shops }) => shops }),
    instructionsUrl: t.exposeString('stepsUrl', {
      nullable: true,
      description: 'A page of the processor with the steps for each chain.',
    }),
  }),
});

/** Whether money came that bought nothing, and goes back. */
const isPaidInVain = ({ purchasedAt, refundStatus }: PurchaseRecord): boolean =>
  purchasedAt === null && refundStatus !== null;

/** Something the viewer bought, or is about to buy. */
export const PurchaseRef = builder.objectRef<PurchaseRecord>('Purchase').implement({
  description: 'Something the viewer bought, or is about to buy.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    price: t.exposeInt('price', { description: 'What was paid or is to be paid, in yen with tax.' }),
    purchasedAt: t.field({
      type: 'DateTime',
      description: 'When it was bought; until it is completed: when it was begun.',
      resolve: ({ purchasedAt, createdAt }) => purchasedAt ?? createdAt,
    }),
    status: t.field({
      type: PurchaseStatus,
      description: 'How far it is.',
      resolve: (purchase) => (isPaidInVain(purchase) ? 'REFUNDED' : purchase.status),
    }),
    method: t.expose('method', {
      type: PaymentMethodEnum,
      nullable: true,
      description: 'How it was or is paid; null until somebody chose.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when it can be paid; null when it is completed.',
    }),
    konbini: t.expose('konbini', {
      type: KonbiniPayment,
      nullable: true,
      description: 'How to pay at a shop; null unless it waits for that.',
    }),
    failure: t.expose('failure', {
      type: PaymentFailure,
      nullable: true,
      description: 'Why the latest try to pay failed; null when none did.',
    }),
    isDisputed: t.boolean({
      description: 'The bank of the card is deciding about it; the episode is closed until then.',
      resolve: ({ disputedAt }) => disputedAt !== null,
    }),
    refundableUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the buyer may take it back, while no paid page was opened; null when they may not.',
      resolve: (purchase) => refundableUntil(purchase),
    }),
    refundedAt: t.expose('refundedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was taken back; null when it was not, also where the payment bought nothing.',
    }),
    isRefundArrived: t.boolean({
      description: 'Whether the money that goes back is on its way for sure.',
      resolve: ({ refundStatus }) => refundStatus === 'SUCCEEDED',
    }),
    isTest: t.exposeBoolean('isTest', { description: 'Paid with test money: nothing was charged.' }),
    episodeTitle: t.exposeString('episodeTitle', { description: 'What the episode was called when it was bought.' }),
    workTitle: t.exposeString('workTitle', { description: 'What the work was called when it was bought.' }),
    sellerName: t.exposeString('sellerName', { description: 'What the creator was called when it was bought.' }),
    receiptUrl: t.string({
      nullable: true,
      description:
        'Address of the receipt (PDF, Japanese), for the viewer’s own session; `?name=` says to whom it is made out. Null until it is paid.',
      resolve: (purchase) => (hasReceipt(purchase) ? receiptAddress(purchase.id) : null),
    }),
    item: t.field({
      type: PurchasedItem,
      nullable: true,
      description: 'What was bought; null when it is not there any more.',
      resolve: async ({ episodeId }, _args, context) => {
        const episode = episodeId === null ? null : await episodeLoader(context).load(episodeId);
        return episode && (await canViewerSeeEpisode(context, episode)) ? episode : null;
      },
    }),
  }),
});
