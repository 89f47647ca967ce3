// Written from messages/en/wall.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface Wall {
  wall: {
    /** 1 of {count} pages is free */
    freeOne(values: { count: string }): string;
    /** {free} of {count} pages are free */
    free(values: { count: string; free: string }): string;
    /** Read this page */
    readThis(): string;
    /** Read the last page */
    readLast(): string;
    /** Read all {rest} pages */
    readAll(values: { rest: string }): string;
    /** Read the other {rest} pages */
    readRest(values: { rest: string }): string;
    /** 1 page */
    allOne(): string;
    /** {count} pages */
    all(values: { count: string }): string;
    /** 1 more page */
    moreOne(): string;
    /** {rest} more pages */
    more(values: { rest: string }): string;
    /** tax included */
    taxIncluded(): string;
    /** Yours to keep, even if it is later unpublished */
    keep(): string;
    /** Refund within 24 hours if you open none of the paid pages */
    refund(): string;
    /** <creator/> receives ¥{share, number} of ¥{price, number} */
    receives(values: { price: number; share: number }): string;
  };
  waiting: {
    /** Waiting for your payment */
    title(): string;
    /** Pay ¥{price, number} at {shops}. The episode opens by itself a few minutes later, here and in your purchases. */
    lead(values: { price: number; shops: string }): string;
    /** the shop */
    theShop(): string;
    /** Payment number, {shop} */
    paymentNumber(values: { shop: string }): string;
    /** Copy the payment number for {shop} */
    copy(values: { shop: string }): string;
    /** Confirmation number {number} */
    confirmation(values: { number: string }): string;
    /** Pay until */
    until(): string;
    /** Amount */
    amount(): string;
    /** Asking the payment service */
    asking(): string;
    /** I have paid. Refresh */
    refresh(): string;
    /** Pay by card instead */
    byCard(): string;
    /** The steps at the shop */
    steps(): string;
  };
}

declare const wall: Catalogue<Wall>;
export default wall;
