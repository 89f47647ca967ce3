// Written from messages/en/prices.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Prices {
  sale: {
    /** Sale */
    title(): string;
    /** Sell this episode */
    sell(): string;
    /** Episodes are not sold here at present. */
    closed(): string;
    /** Episodes are not sold here at present. Its price of ¥{price, number} stays until you switch it off. */
    closedWithPrice(values: { price: number }): string;
    /** Free for {who, select, FANS {your fans} other {everybody}}. Switch it on to set a price; of ¥{price, number} you receive ¥{share, number}. */
    notSold(values: { price: number; share: number; who: 'FANS' | 'other' }): string;
    /** Whether it is sold, and for how much, can change once the episode is no longer suspended. */
    suspended(): string;
    /** Words above the price */
    appeal(): string;
    /** Optional. It appears in your balloon above the price. */
    appealHint(): string;
    /** <b>{count, plural, one {# reader bought it} other {# readers bought it}}.</b> They keep the episode. From now on it costs ¥{price, number}; the sales so far stay as they are. */
    bought(values: { count: number; price: number }): string;
    /** <b>{count, plural, one {# reader bought it} other {# readers bought it}} so far.</b> They keep the episode. From now on it costs ¥{price, number}; the sales so far stay as they are. */
    boughtSoFar(values: { count: number; price: number }): string;
  };
  price: {
    /** Price */
    label(): string;
    /** ¥{min, number} to ¥{max, number} */
    bounds(values: { max: number; min: number }): string;
    /** Tax included. {latest} */
    hint(values: { latest: string }): string;
    /** {count, plural, =1 {Your last one was {prices}.} =2 {Your last two were {prices}.} =3 {Your last three were {prices}.} other {Your last # were {prices}.}} */
    latest(values: { count: number; prices: string }): string;
    /** ¥{price, number} */
    latestPrice(values: { price: number }): string;
    /** You receive */
    youReceive(): string;
    /** of each ¥{price, number} */
    ofEach(values: { price: number }): string;
    /** Of ¥{price, number} you receive ¥{you, number}, Komawari ¥{fee, number}, payment ¥{payment, number} */
    split(values: { fee: number; payment: number; price: number; you: number }): string;
    /** You */
    you(): string;
    /** Komawari {rate} */
    komawari(values: { rate: string }): string;
    /** Payment {rate} */
    payment(values: { rate: string }): string;
    /** Write a price from ¥{min, number} to ¥{max, number}. */
    missing(values: { max: number; min: number }): string;
    /** Write the price in figures. Try 500. */
    noNumber(): string;
    /** The lowest price is ¥{min, number}. */
    lowest(values: { min: number }): string;
    /** The highest price is ¥{max, number}. */
    highest(values: { max: number }): string;
    /** Whole yen only. Try {below} or {above}. */
    wholeYen(values: { above: string; below: string }): string;
    /** {over} over the limit of {max}. Shorten it. */
    appealOver(values: { max: string; over: string }): string;
  };
  firstPaid: {
    /** First paid page */
    title(): string;
    /** No pages yet */
    noPages(): string;
    /** Add pages, then choose how many of them everybody reads. */
    addPages(): string;
    /** Drag the vermilion line, or focus it and use the arrow keys. {guests} */
    drag(values: { guests: string }): string;
    /** Guests get {free, plural, =0 {} =1 {page 1 and } other {pages 1 to # and }}one blurred picture of page {page, number}, nothing else. */
    guests(values: { free: number; page: number }): string;
    /** {free, plural, =0 {None} other {#}} free, {paid, number} paid */
    freeAndPaid(values: { free: number; paid: number }): string;
    /** One page earlier */
    earlier(): string;
    /** One page later */
    later(): string;
    /** Free and paid pages */
    strip(): string;
    /** , paid */
    paidPage(): string;
    /** , free */
    freePage(): string;
    /** Page {page, number}. {words} */
    marker(values: { page: number; words: string }): string;
    /** Paid */
    paid(): string;
    /** {count, plural, =1 {There is 1 page. Choose 1.} other {There are # pages. Choose 1 to #.}} */
    outside(values: { count: number }): string;
  };
  guest: {
    /** What a guest sees */
    title(): string;
    /** at once */
    atOnce(): string;
    /** after page {page, number} */
    afterPage(values: { page: number }): string;
    /** Sign in to buy */
    signIn(): string;
  };
  fansOrSale: {
    /** <b>An episode is for fans or for sale, not both.</b> Nothing was changed. */
    notBoth(): string;
    /** Who it is for */
    who(): string;
    /** Fans only, no price */
    fans(): string;
    /** {count, plural, =0 {Readers who watch you read it at no charge} one {Your # fan reads it at no charge} other {Your # fans read it at no charge}} */
    fansFree(values: { count: number }): string;
    /** For sale, a draft for now */
    draft(): string;
    /** For sale, scheduled */
    scheduled(): string;
    /** For sale, public */
    public(): string;
    /** Everybody may buy it */
    everybody(): string;
    /** Everybody may buy it for ¥{price, number} */
    everybodyFor(values: { price: number }): string;
    /** Leave it as it was */
    leave(): string;
    /** Continue */
    continue(): string;
  };
}

declare const prices: Catalogue<Prices>;
export default prices;
