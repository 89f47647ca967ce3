import type { SalesSums } from '../store/sales.ts';

/** What fields that are sums are called and say, in every summary that has them. */
export const SUMS: Record<string, { description: string; resolve: (sums: SalesSums) => number }> = {
  amount: {
    description:
      'What readers paid, in yen with tax: fee and withdrawableAmount. Without sales that went back or are disputed.',
    resolve: ({ amount }) => amount,
  },
  fee: {
    description: 'What of the amount the platform and the processor keep, in yen.',
    resolve: ({ platformFee, paymentFee }) => platformFee + paymentFee,
  },
  platformFee: { description: 'The platform’s part of the fee, in yen.', resolve: ({ platformFee }) => platformFee },
  paymentFee: {
    description: 'The part of the fee of whoever processes payments, in yen.',
    resolve: ({ paymentFee }) => paymentFee,
  },
  withdrawableAmount: {
    description:
      'What of the amount is the creator’s, in yen: amount less fee. All of it can be withdrawn 48 hours after the sale.',
    resolve: ({ share }) => share,
  },
  clearingAmount: {
    description: 'What of withdrawableAmount is younger than 48 hours, in yen.',
    resolve: ({ clearing }) => clearing,
  },
  quantity: { description: 'How many sales these are.', resolve: ({ quantity }) => quantity },
  refundedCount: { description: 'How many sales went back and are in no sum.', resolve: ({ refunded }) => refunded },
  disputedCount: {
    description: 'How many sales wait for a dispute to be decided and are in no sum.',
    resolve: ({ disputed }) => disputed,
  },
  disputedAmount: {
    description: 'The creator’s part of what is disputed, in yen.',
    resolve: ({ disputedShare }) => disputedShare,
  },
};
