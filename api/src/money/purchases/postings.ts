import type { Entry, Posting } from '../ledger/index.ts';
import type { PurchaseRecord } from './store/purchases.ts';

/** What of a purchase its postings are made from. */
export type Sold = Pick<
  PurchaseRecord,
  'id' | 'sellerId' | 'price' | 'platformFee' | 'paymentFee' | 'creatorShare' | 'releasedAt'
>;

type CreatorAccount = Extract<Entry, { creatorId: string }>['account'];

const ofCreator = ({ sellerId }: Sold, account: CreatorAccount, amount: number): Entry => {
  if (sellerId === null) throw new Error('A sale without a seller has no place in the ledger.');
  return { account, creatorId: sellerId, amount };
};

/** Where the creator's share of a sale lies that nobody disputes. */
const placeOfShare = ({ releasedAt }: Sold): CreatorAccount =>
  releasedAt === null ? 'CREATOR_PENDING' : 'CREATOR_WITHDRAWABLE';

/** The other way round of a sale, whose share lies in this account. */
const undone = (sold: Sold, account: CreatorAccount): Entry[] => [
  ofCreator(sold, account, -sold.creatorShare),
  { account: 'PLATFORM', amount: -sold.platformFee },
  { account: 'PAYMENT_FEES', amount: -sold.paymentFee },
  { account: 'PROCESSOR', amount: sold.price },
];

const shareMoves = (sold: Sold, from: CreatorAccount, to: CreatorAccount): Entry[] => [
  ofCreator(sold, from, -sold.creatorShare),
  ofCreator(sold, to, sold.creatorShare),
];

/** Money that the processor holds for somebody whom it does not belong to us from. */
const owed = (amount: number): Entry[] => [
  { account: 'PROCESSOR', amount: -amount },
  { account: 'REFUNDS_OWED', amount },
];

const bornByPlatform = (amount: number): Entry[] => [
  { account: 'PLATFORM', amount: -amount },
  { account: 'PROCESSOR', amount },
];

/** What happens to the money of a purchase, by the name of its posting (decisions/0025-money.md). */
export const postingOf = {
  sale: (sold: Sold): Posting => ({
    kind: 'SALE',
    key: `sale:${sold.id}`,
    entries: [
      { account: 'PROCESSOR', amount: -sold.price },
      ofCreator(sold, 'CREATOR_PENDING', sold.creatorShare),
      { account: 'PLATFORM', amount: sold.platformFee },
      { account: 'PAYMENT_FEES', amount: sold.paymentFee },
    ],
  }),
  refund: (sold: Sold): Posting => ({
    kind: 'REFUND',
    key: `refund:${sold.id}`,
    entries: undone(sold, placeOfShare(sold)),
  }),
  /** The processor could not give it back: the buyer has it to come in another way. */
  refundFailed: ({ id, price }: Sold, refundId: string): Posting => ({
    kind: 'REFUND_FAILED',
    key: `refundFailed:${id}:${refundId}`,
    entries: owed(price),
  }),
  /** What was owed is on its way back, or came from a bank. */
  refundMade: ({ id, price }: Sold, by: string): Posting => ({
    kind: 'REFUND_MADE',
    key: `refundMade:${id}:${by}`,
    entries: owed(-price),
  }),
  /** Money for what is not sold any more. */
  late: ({ id, price }: Sold): Posting => ({ kind: 'LATE', key: `late:${id}`, entries: owed(price) }),
  dispute: (sold: Sold, disputeId: string): Posting => ({
    kind: 'DISPUTE',
    key: `dispute:${sold.id}:${disputeId}`,
    entries: shareMoves(sold, placeOfShare(sold), 'CREATOR_DISPUTED'),
  }),
  disputeWon: (sold: Sold, disputeId: string): Posting => ({
    kind: 'DISPUTE_WON',
    key: `disputeWon:${sold.id}:${disputeId}`,
    entries: shareMoves(sold, 'CREATOR_DISPUTED', placeOfShare(sold)),
  }),
  disputeLost: (sold: Sold, disputeId: string): Posting => ({
    kind: 'DISPUTE_LOST',
    key: `disputeLost:${sold.id}:${disputeId}`,
    entries: undone(sold, 'CREATOR_DISPUTED'),
  }),
  /** The bank gave the buyer money that had gone back already: the platform bears it, the creator's share is gone once. */
  paidTwice: (sold: Sold, by: string): Posting => ({
    kind: 'PAID_TWICE',
    key: `paidTwice:${sold.id}:${by}`,
    entries: bornByPlatform(sold.price),
  }),
  /** The refund came to nothing after all: the buyer has the money once. */
  paidOnce: (sold: Sold, refundId: string): Posting => ({
    kind: 'PAID_ONCE',
    key: `paidOnce:${sold.id}:${refundId}`,
    entries: bornByPlatform(-sold.price),
  }),
} as const;
