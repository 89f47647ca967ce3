// Written from messages/en/sales.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Sales {
  summary: {
    /** Sales */
    title(): string;
    /** Refresh */
    refresh(): string;
    /** Refreshing */
    refreshing(): string;
    /** CSV */
    csv(): string;
    /** <month/> by work */
    byWork(): string;
    /** Month detail */
    detail(): string;
    /** No sales this month yet. */
    noneYet(): string;
    /** Recent sales */
    recent(): string;
    /** {month}, so far */
    soFar(values: { month: string }): string;
    /** {count, plural, one {# purchase} other {# purchases}}{refunds, plural, =0 {} one {, # refund} other {, # refunds}} */
    purchases(values: { count: number; refunds: number }): string;
    /** on {month} */
    comparedWith(values: { month: string }): string;
    /** See <month/> */
    see(): string;
    /** Clearing */
    clearing(): string;
    /** Free to withdraw within 48 hours */
    clearingNote(): string;
    /** Balance */
    balance(): string;
    /** Balance: {balance} */
    balanceOf(values: { balance: string }): string;
    /** Withdraw */
    withdraw(): string;
    /** refunded */
    refunded(): string;
    /** disputed */
    disputed(): string;
  };
  nothingSold: {
    /** Your sales will appear here */
    title(): string;
    /** Choose an episode */
    choose(): string;
    /** Set a price on an episode to start. Readers pay for what lies behind its first paid page. */
    lead(): string;
    /** No sales in {month} */
    inMonth(values: { month: string }): string;
    /** Set a price on an episode to start. */
    leadOfMonth(): string;
  };
  month: {
    /** Sales in {month} */
    title(values: { month: string }): string;
    /** Statement, PDF */
    statement(): string;
    /** Sales by work and episode */
    caption(): string;
    /** Work and episode */
    first(): string;
    /** {month, select, running {The statement is ready on <day/>. CSV works any time. } other {}}Months are those of Tokyo. Each sale keeps the price and rates of its day. A refund leaves the month in which the episode was sold. */
    rules(values: { month: 'running' | 'other' }): string;
    /** {title}, {month} */
    ofWork(values: { month: string; title: string }): string;
  };
  table: {
    /** Sales by work */
    byWork(): string;
    /** Work */
    work(): string;
    /** Sales by episode */
    byEpisode(): string;
    /** Episode */
    episode(): string;
    /** Sold */
    sold(): string;
    /** Price */
    price(): string;
    /** Several prices */
    severalPrices(): string;
    /** Amount */
    amount(): string;
    /** Fee */
    fee(): string;
    /** You receive */
    youReceive(): string;
    /** Total */
    total(): string;
    /** {count, number} sold, {amount} − {fee} */
    sums(values: { amount: string; count: number; fee: string }): string;
  };
  equation: {
    /** Readers paid */
    paid(): string;
    /** {count, plural, one {# sale} other {# sales}}{refunds, plural, =0 {} one {, # refund already out} other {, # refunds already out}} */
    sold(values: { count: number; refunds: number }): string;
    /** Fees */
    fees(): string;
    /** Komawari ¥{platform, number}, payment ¥{payment, number} */
    feesOf(values: { payment: number; platform: number }): string;
    /** You receive */
    youReceive(): string;
    /** ¥{amount, number} of it is still clearing */
    clearing(values: { amount: number }): string;
    /** All of it is past its 48 hours */
    cleared(): string;
  };
  charts: {
    /** Sales by day */
    byDay(): string;
    /** Most on <day/>: {count, plural, one {# sale} other {# sales}}. */
    bestDay(values: { count: number }): string;
    /** Sales per day, most on {day}: {count, number} */
    daysInWords(values: { count: number; day: string }): string;
    /** Show as a table */
    asTable(): string;
    /** Days with sales */
    daysWithSales(): string;
    /** Day */
    day(): string;
    /** Sold */
    sold(): string;
    /** 12 months */
    twelveMonths(): string;
    /** No sales in twelve months */
    noneInMonths(): string;
    /** Monthly sales of twelve months; highest {month}, ¥{amount, number} */
    monthsInWords(values: { amount: number; month: string }): string;
    /** Sales of twelve months */
    monthsAsTable(): string;
    /** Month */
    month(): string;
    /** Amount */
    amount(): string;
    /** Fee */
    fee(): string;
    /** Fees */
    fees(): string;
    /** You receive */
    youReceive(): string;
    /** This month */
    thisMonth(): string;
  };
  notices: {
    /** <end>¥{amount, number} expires on <day/>.</end> Withdraw it before, so that nothing is lost. */
    expires(values: { amount: number }): string;
    /** Look after it */
    lookAfter(): string;
    /** <b>{count, plural, one {One sale is} other {# sales are}} disputed by the card holder.</b> ¥{amount, number} of yours {count, plural, one {waits} other {wait}} outside these sums until it is decided. */
    disputed(values: { amount: number; count: number }): string;
    /** Test money, nothing is paid out */
    testMoney(): string;
  };
}

declare const sales: Catalogue<Sales>;
export default sales;
