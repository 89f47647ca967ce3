import { textsOf } from '@komawari/ui/language';
import type { WallPurchaseFieldsFragment } from '../../gql/graphql.ts';
import paywallTexts, { type Paywall } from '../../messages/paywall.js';
import type { WallNotice, WallState } from './WallState.ts';

type Failure = NonNullable<WallPurchaseFieldsFragment['failure']>;

/** Which tone a failure has, and what one can do about it. */
const failures: Record<Failure, { tone: WallNotice['tone']; way?: keyof Paywall['ways'] }> = {
  DECLINED: { tone: 'danger', way: 'anotherCard' },
  INSUFFICIENT_FUNDS: { tone: 'danger', way: 'anotherCard' },
  NOT_CONFIRMED: { tone: 'danger', way: 'againOrCard' },
  NOT_PAID_IN_TIME: { tone: 'info' },
  OTHER: { tone: 'danger', way: 'anotherWay' },
};

/** What a failed payment says; the reason where the processor told one. */
export function noticeOfFailure(failure: Failure | null | undefined): WallNotice {
  const { failures: happened, ways } = textsOf(paywallTexts);
  const reason = failure ?? 'OTHER';
  const { tone, way } = failures[reason];
  return { tone, happened: happened[reason](), ...(way ? { next: ways[way]() } : {}) };
}

/** How somebody comes from the payment page: it says that they paid, or that they left it; or it was some other time. */
export type WayBack = 'PAID' | 'LEFT' | 'LONG_AGO';

/** How the wall stands for a purchase, for who comes like this. */
export function judgePurchase(purchase: WallPurchaseFieldsFragment | null, wayBack: WayBack): WallState {
  if (!purchase) return { kind: 'offer' };
  const { purchase: words } = textsOf(paywallTexts);
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
        notice: failure ? noticeOfFailure(failure) : { tone: 'info', happened: words.notInTime() },
      };
    case 'FAILED':
      return { kind: 'offer', isAgain: true, notice: noticeOfFailure(failure) };
    case 'REFUNDED':
      return {
        kind: 'offer',
        notice: {
          tone: 'info',
          happened: refundedAt ? words.takenBack({ price }) : words.tooLate({ price }),
        },
      };
  }
}

function unpaid(wayBack: WayBack, price: number): WallNotice {
  const { purchase: words } = textsOf(paywallTexts);
  return {
    tone: 'info',
    happened: wayBack === 'LEFT' ? words.left() : words.noPayment(),
    next: words.stillCosts({ price }),
  };
}
