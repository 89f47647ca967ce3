import type { WithdrawalType } from './Withdrawal.ts';

/** decisions 4.6, in yen. */
export const TERMS = {
  bankMinimum: 1000,
  bankMaximum: 1_000_000,
  transferFee: 200,
  transferFeeFreeFrom: 30_000,
  giftMinimum: 500,
  giftMaximum: 50_000,
  giftStep: 100,
} as const;

/** What of an amount is kept for sending it. */
export const feeOf = (type: WithdrawalType, amount: number): number =>
  type === 'GIFT' || amount >= TERMS.transferFeeFreeFrom ? 0 : TERMS.transferFee;

/** The least that can be asked for. */
export const minimumOf = (type: WithdrawalType): number => (type === 'GIFT' ? TERMS.giftMinimum : TERMS.bankMinimum);

/** The most that can be asked for at once. */
export const maximumOf = (type: WithdrawalType): number => (type === 'GIFT' ? TERMS.giftMaximum : TERMS.bankMaximum);
