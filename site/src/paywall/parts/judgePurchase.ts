import { formatYen } from '@komawari/ui/format';
import type { WallPurchaseFieldsFragment } from '../../gql/graphql.ts';
import type { WallNotice, WallState } from './WallState.ts';

type Failure = NonNullable<WallPurchaseFieldsFragment['failure']>;

const anotherCard = 'Try another card.';
const failures: Record<Failure, WallNotice> = {
  DECLINED: { tone: 'danger', happened: 'The card was declined. Nothing was charged.', next: anotherCard },
  INSUFFICIENT_FUNDS: {
    tone: 'danger',
    happened: 'Not enough money on the card. Nothing was charged.',
    next: anotherCard,
  },
  NOT_CONFIRMED: {
    tone: 'danger',
    happened: 'Your bank refused. Nothing was charged.',
    next: 'Try again or take another card.',
  },
  NOT_PAID_IN_TIME: { tone: 'info', happened: 'The payment number is no longer valid. Nothing was charged.' },
  OTHER: {
    tone: 'danger',
    happened: 'The payment did not go through. Nothing was charged.',
    next: 'Try another way to pay.',
  },
};

/** What a failed payment says; the reason where the processor told one. */
export const noticeOfFailure = (failure: Failure | null | undefined): WallNotice => failures[failure ?? 'OTHER'];

/** How somebody comes from the payment page: it says that they paid, or that they left it; or it was some other time. */
export type WayBack = 'PAID' | 'LEFT' | 'LONG_AGO';

/** How the wall stands for a purchase, for who comes like this. */
export function judgePurchase(purchase: WallPurchaseFieldsFragment | null, wayBack: WayBack): WallState {
  if (!purchase) return { kind: 'offer' };
  const { status, konbini, expiresAt, failure, price, refundedAt } = purchase;
  switch (status) {
    case 'COMPLETED':
      return { kind: 'bought' };
    case 'PENDING':
      if (konbini) return { kind: 'waiting', slip: konbini, payUntil: expiresAt ?? null };
      if (wayBack === 'PAID') return { kind: 'unknown' };
      return { kind: 'offer', isAgain: true, notice: failure ? noticeOfFailure(failure) : unpaid(wayBack, price) };
    case 'EXPIRED':
      return {
        kind: 'offer',
        isAgain: true,
        notice: failure
          ? noticeOfFailure(failure)
          : { tone: 'info', happened: 'The payment was not finished in time. Nothing was charged.' },
      };
    case 'FAILED':
      return { kind: 'offer', isAgain: true, notice: noticeOfFailure(failure) };
    case 'REFUNDED':
      return {
        kind: 'offer',
        notice: {
          tone: 'info',
          happened: `${refundedAt ? 'This purchase was taken back.' : 'The payment came when this episode could not be bought any more.'} ${formatYen(price)} returns the way it was paid.`,
        },
      };
  }
}

const unpaid = (wayBack: WayBack, price: number): WallNotice => ({
  tone: 'info',
  happened:
    wayBack === 'LEFT'
      ? 'You left the payment page. Nothing was charged.'
      : 'No payment has arrived so far. Nothing was charged.',
  next: `The price is still ${formatYen(price)}.`,
});
