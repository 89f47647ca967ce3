// Written from messages/en/paywall.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Paywall {
  failures: {
    /** The card was declined. Nothing was charged. */
    DECLINED(): string;
    /** Not enough money on the card. Nothing was charged. */
    INSUFFICIENT_FUNDS(): string;
    /** Your bank refused. Nothing was charged. */
    NOT_CONFIRMED(): string;
    /** The payment number is no longer valid. Nothing was charged. */
    NOT_PAID_IN_TIME(): string;
    /** The payment did not go through. Nothing was charged. */
    OTHER(): string;
  };
  ways: {
    /** Try another card. */
    anotherCard(): string;
    /** Try again or take another card. */
    againOrCard(): string;
    /** Try another way to pay. */
    anotherWay(): string;
  };
  purchase: {
    /** The payment was not finished in time. Nothing was charged. */
    notInTime(): string;
    /** This purchase was taken back. ¥{price, number} returns the way it was paid. */
    takenBack(values: { price: number }): string;
    /** The payment came when this episode could not be bought any more. ¥{price, number} returns the way it was paid. */
    tooLate(values: { price: number }): string;
    /** You left the payment page. Nothing was charged. */
    left(): string;
    /** No payment has arrived so far. Nothing was charged. */
    noPayment(): string;
    /** The price is still ¥{price, number}. */
    stillCosts(values: { price: number }): string;
  };
}

declare const paywall: Catalogue<Paywall>;
export default paywall;
