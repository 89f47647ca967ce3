/** What a creator's money can be: on the way to them, theirs, or held back. */
export const CREATOR_ACCOUNTS = [
  'CREATOR_PENDING',
  'CREATOR_WITHDRAWABLE',
  'CREATOR_IN_TRANSFER',
  'CREATOR_DISPUTED',
  'CREATOR_LAPSED',
] as const;
export type CreatorAccount = (typeof CREATOR_ACCOUNTS)[number];

/** Accounts of which there is one each: the platform's, and what lies outside of it. */
export type HouseAccount =
  | 'PLATFORM'
  | 'PAYMENT_FEES'
  | 'TRANSFER_FEES'
  | 'REFUNDS_OWED'
  | 'PROCESSOR'
  | 'BANK'
  | 'GIFT_PROVIDER';

/** What can happen to money. The database lets REFUND, DISPUTE and DISPUTE_LOST take more than a creator has left. */
export type PostingKind =
  | 'SALE'
  | 'RELEASE'
  | 'REFUND'
  | 'REFUND_FAILED'
  | 'REFUND_MADE'
  | 'LATE'
  | 'DISPUTE'
  | 'DISPUTE_WON'
  | 'DISPUTE_LOST'
  | 'PAID_TWICE'
  | 'PAID_ONCE'
  | 'WITHDRAWAL'
  | 'WITHDRAWAL_BACK'
  | 'PAID'
  | 'LAPSE'
  | 'RECOVERY';

/** One line of a posting: whole yen, of which positive ones go into the account. */
export type Entry =
  | { account: CreatorAccount; creatorId: string; amount: number }
  | { account: HouseAccount; amount: number };

/** One movement of money, known by its key: `sale:{purchase}`. */
export interface Posting {
  kind: PostingKind;
  key: string;
  /** At least two of which come to 0; those of 0 yen are left out. */
  entries: readonly Entry[];
  /** When it happened; left out: now. */
  happenedAt?: Date;
}
