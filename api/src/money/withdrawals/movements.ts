import type { Transaction } from '../../database/index.ts';
import { post, type Posting } from '../ledger/index.ts';
import type { Withdrawal } from './store/withdrawals.ts';

type Owned = Pick<Withdrawal, 'id' | 'amount' | 'fee' | 'type' | 'creatorId'>;

/** The money of a request is set aside. `at` is now. */
export const setAside = (
  tx: Transaction,
  { id, amount, creatorId }: Owned,
  at: Pick<Posting, 'happenedAt'> = {},
): Promise<boolean> =>
  post(tx, {
    kind: 'WITHDRAWAL',
    key: `withdraw:${id}`,
    ...at,
    entries: [
      { account: 'CREATOR_WITHDRAWABLE', creatorId, amount: -amount },
      { account: 'CREATOR_IN_TRANSFER', creatorId, amount },
    ],
  });

/** It is back, with its fee: cancelled, or sent back by the bank. `at` is now. */
export const giveBack = (
  tx: Transaction,
  { id, amount, creatorId }: Owned,
  at: Pick<Posting, 'happenedAt'> = {},
): Promise<boolean> =>
  post(tx, {
    kind: 'WITHDRAWAL_BACK',
    key: `withdrawBack:${id}`,
    ...at,
    entries: [
      { account: 'CREATOR_IN_TRANSFER', creatorId, amount: -amount },
      { account: 'CREATOR_WITHDRAWABLE', creatorId, amount },
    ],
  });

/** It has left, and the fee for sending it is ours. `at` is now. */
export const payOut = (
  tx: Transaction,
  { id, amount, fee, type, creatorId }: Owned,
  at: Pick<Posting, 'happenedAt'> = {},
): Promise<boolean> =>
  post(tx, {
    kind: 'PAID',
    key: `paid:${id}`,
    ...at,
    entries: [
      { account: 'CREATOR_IN_TRANSFER', creatorId, amount: -amount },
      { account: type === 'BANK' ? 'BANK' : 'GIFT_PROVIDER', amount: amount - fee },
      { account: 'TRANSFER_FEES', amount: fee },
    ],
  });
