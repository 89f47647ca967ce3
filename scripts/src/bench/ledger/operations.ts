import type { Posting } from '@komawari/api/testing/ledger';

/** Creators that sell, each as much as the others. */
const CREATORS = 200;
/** What happens to a sale in turn: sold, released, and of every tenth one its refund instead of a withdrawal. */
const STEPS = 4;
const SHARE = 452;

/** The operation of this number, the same in every run: four of a number belong to one sale. */
export function operationOf(number: number): Posting & { creatorId: string } {
  const sale = Math.floor(number / STEPS);
  const creatorId = `creator${sale % CREATORS}`;
  const move = (kind: Posting['kind'], key: string, entries: Posting['entries']) => ({
    kind,
    key: `${key}:bench${sale}`,
    entries,
    creatorId,
  });
  const isRefunded = sale % 10 === 9;
  switch (number % STEPS) {
    case 0:
      return move('SALE', 'sale', [
        { account: 'PROCESSOR', amount: -500 },
        { account: 'CREATOR_PENDING', creatorId, amount: SHARE },
        { account: 'PLATFORM', amount: 30 },
        { account: 'PAYMENT_FEES', amount: 18 },
      ]);
    case 1:
      return move('RELEASE', 'release', [
        { account: 'CREATOR_PENDING', creatorId, amount: -SHARE },
        { account: 'CREATOR_WITHDRAWABLE', creatorId, amount: SHARE },
      ]);
    case 2:
      if (isRefunded)
        return move('REFUND', 'refund', [
          { account: 'CREATOR_WITHDRAWABLE', creatorId, amount: -SHARE },
          { account: 'PLATFORM', amount: -30 },
          { account: 'PAYMENT_FEES', amount: -18 },
          { account: 'PROCESSOR', amount: 500 },
        ]);
      return move('WITHDRAWAL', 'withdraw', [
        { account: 'CREATOR_WITHDRAWABLE', creatorId, amount: -SHARE },
        { account: 'CREATOR_IN_TRANSFER', creatorId, amount: SHARE },
      ]);
    default:
      if (isRefunded)
        return move('REFUND_FAILED', 'refundFailed', [
          { account: 'PROCESSOR', amount: -500 },
          { account: 'REFUNDS_OWED', amount: 500 },
        ]);
      return move('PAID', 'paid', [
        { account: 'CREATOR_IN_TRANSFER', creatorId, amount: -SHARE },
        { account: 'BANK', amount: SHARE },
      ]);
  }
}
