// Written from messages/en/purchases.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Purchases {
  shelf: {
    /** Purchased */
    title(): string;
    /** {episodes, plural, one {# episode} other {# episodes}} of {works, plural, one {# work} other {# works}} */
    count(values: { episodes: number; works: number }): string;
    /** purchases */
    noun(): string;
    /** <history>Receipts and refunds</history> are in your settings. */
    receipts(): string;
    /** <creator/> · {count, plural, one {# episode} other {# episodes}} */
    ofCreator(values: { count: number }): string;
    /** No longer public. It stays here for its buyers. */
    allClosed(): string;
    /** Some of these are no longer public. They stay here for their buyers. */
    someClosed(): string;
    /** Not read yet */
    notRead(): string;
    /** Read */
    read(): string;
  };
  nothing: {
    /** Everything here is free */
    freeTitle(): string;
    /** See new works */
    newWorks(): string;
    /** Episodes are not sold on this site yet. Once they are, what you buy is yours to read here again. */
    freeLead(): string;
    /** No purchases */
    noPurchases(): string;
    /** Receipts and refunds will appear here. */
    receiptsHere(): string;
    /** Nothing bought yet */
    title(): string;
    /** See what is on sale */
    onSale(): string;
    /** What you buy stays here, even if it is later unpublished. */
    lead(): string;
  };
  episode: {
    /** Back to what you bought */
    back(): string;
    /** The end. */
    end(): string;
    /** Not bought */
    notBought(): string;
    /** You have not bought this episode */
    notBoughtTitle(): string;
    /** Open the episode */
    open(): string;
    /** If you bought it with another account, sign in with that one. */
    otherAccount(): string;
  };
  history: {
    /** Purchases */
    title(): string;
    /** purchases */
    noun(): string;
    /** ¥{sum, number} for {count, number} */
    sum(values: { count: number; sum: number }): string;
    /** Refund */
    refund(): string;
    /** Refunded */
    refunded(): string;
    /** Disputed */
    disputed(): string;
    /** Receipt */
    receipt(): string;
    /** Receipt of {episode} */
    receiptOf(values: { episode: string }): string;
    /** Refunded {day}, ¥{price, number}{method, select, CARD { to the card} other {}}. */
    wentBack(values: { day: string; method: 'CARD' | 'other'; price: number }): string;
    /** On its way back since {day}, ¥{price, number}{method, select, CARD { to the card} other {}}. */
    goesBack(values: { day: string; method: 'CARD' | 'other'; price: number }): string;
    /** The payment came when it could not be bought any more. ¥{price, number} went back. */
    lateWentBack(values: { price: number }): string;
    /** The payment came when it could not be bought any more. ¥{price, number} is on its way back. */
    lateGoesBack(values: { price: number }): string;
    /** The bank of the card is deciding. The episode is closed until then. */
    bankDecides(): string;
    /** Not opened yet. Refund until {moment}. */
    refundUntil(values: { moment: string }): string;
    /** You opened a paid page, so it cannot be refunded here. */
    opened(): string;
    /** It cannot be opened at the moment: it is suspended, or the account of its creator is closed. <contact>Write to us</contact> about your money. */
    gone(): string;
  };
  unpaid: {
    /** The steps at the shop */
    steps(): string;
    /** <state>¥{price, number} waits to be paid at a shop.</state> <episode/> opens by itself afterwards. */
    waits(values: { price: number }): string;
    /** <state>¥{price, number} waits to be paid at a shop until <until/>.</state> <episode/> opens by itself afterwards. */
    waitsUntil(values: { price: number }): string;
    /** Confirmation number <number/> */
    confirmation(): string;
  };
  refund: {
    /** Give {episode} back? */
    ask(values: { episode: string }): string;
    /** Give it back? */
    askIt(): string;
    /** Close */
    close(): string;
    /** Keep it */
    keep(): string;
    /** Refund ¥{price, number} */
    refund(values: { price: number }): string;
    /** Giving back */
    refunding(): string;
    /** ¥{price, number} returns {method, select, CARD {to the card} other {the way it was paid}}, usually within 10 days. Its paid pages close at once. */
    consequence(values: { method: 'CARD' | 'other'; price: number }): string;
    /** ¥{price, number} is on its way back */
    done(values: { price: number }): string;
  };
  receipt: {
    /** Receipt */
    title(): string;
    /** Name on the receipt */
    name(): string;
    /** Save as PDF */
    save(): string;
    /** All purchases */
    all(): string;
    /** Test money, not a receipt */
    testMoney(): string;
  };
  paper: {
    /** 領収書 */
    title(): string;
    /** 但し */
    for(): string;
    /** 電子書籍「{work} {episode}」 */
    what(values: { episode: string; work: string }): string;
    /** 内消費税 {percent}% */
    tax(values: { percent: string }): string;
    /** 販売者 */
    seller(): string;
    /** {seller}（取扱 Komawari） */
    soldBy(values: { seller: string }): string;
    /** {day}に返金済み */
    refunded(values: { day: string }): string;
  };
  unfinished: {
    /** Purchase */
    title(): string;
    /** The payment arrived */
    arrived(): string;
    /** The episode is yours and open. You were charged once. */
    arrivedLead(): string;
    /** This purchase was not finished */
    notFinished(): string;
    /** The episode was not unlocked. If a payment did arrive after all, it opens by itself and you are not charged twice. */
    notFinishedLead(): string;
    /** Episode */
    episode(): string;
    /** Work */
    work(): string;
    /** Price */
    price(): string;
    /** Started */
    started(): string;
    /** Purchase */
    number(): string;
    /** No purchase of yours has this number. Sign in with the account that paid. */
    noSuch(): string;
    /** Read it */
    read(): string;
    /** Try again */
    tryAgain(): string;
    /** Asking */
    asking(): string;
    /** Refresh */
    refresh(): string;
    /** Purchase history */
    history(): string;
    /** Top page */
    topPage(): string;
    /** Charged all the same? If nothing changes within a day, <contact>write to us</contact>. */
    charged(): string;
    /** Charged all the same? Refresh asks the payment service again. After a day, <contact>write to us</contact> with the number <number/>. */
    chargedWithNumber(): string;
    /** The payment service knows of no payment yet. Nothing was charged so far. */
    pending(): string;
    /** It was given back. ¥{price, number} returns the way it was paid. */
    givenBack(values: { price: number }): string;
    /** The payment came when the episode could not be bought any more. ¥{price, number} returns the way it was paid. */
    tooLate(values: { price: number }): string;
    /** The payment service says that nothing was charged. */
    nothingCharged(): string;
  };
}

declare const purchases: Catalogue<Purchases>;
export default purchases;
