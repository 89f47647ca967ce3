// Compiled from messages/en/sales.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  summary: {
    title: () => "Sales",
    refresh: () => "Refresh",
    refreshing: () => "Refreshing",
    csv: () => "CSV",
    byWork: () => "<month/> by work",
    detail: () => "Month detail",
    noneYet: () => "No sales this month yet.",
    recent: () => "Recent sales",
    soFar: (d) => d.month + ", so far",
    purchases: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " purchase", other: number("en", d.count, 0) + " purchases" }) + plural(d.refunds, 0, en, { "0": "", one: ", " + number("en", d.refunds, 0) + " refund", other: ", " + number("en", d.refunds, 0) + " refunds" }),
    comparedWith: (d) => "on " + d.month,
    see: () => "See <month/>",
    clearing: () => "Clearing",
    clearingNote: () => "Free to withdraw within 48 hours",
    balance: () => "Balance",
    balanceOf: (d) => "Balance: " + d.balance,
    withdraw: () => "Withdraw",
    refunded: () => "refunded",
    disputed: () => "disputed"
  },
  nothingSold: {
    title: () => "Your sales will appear here",
    choose: () => "Choose an episode",
    lead: () => "Set a price on an episode to start. Readers pay for what lies behind its first paid page.",
    inMonth: (d) => "No sales in " + d.month,
    leadOfMonth: () => "Set a price on an episode to start."
  },
  month: {
    title: (d) => "Sales in " + d.month,
    statement: () => "Statement, PDF",
    caption: () => "Sales by work and episode",
    first: () => "Work and episode",
    rules: (d) => select(d.month, { running: "The statement is ready on <day/>. CSV works any time. ", other: "" }) + "Months are those of Tokyo. Each sale keeps the price and rates of its day. A refund leaves the month in which the episode was sold.",
    ofWork: (d) => d.title + ", " + d.month
  },
  table: {
    byWork: () => "Sales by work",
    work: () => "Work",
    byEpisode: () => "Sales by episode",
    episode: () => "Episode",
    sold: () => "Sold",
    price: () => "Price",
    severalPrices: () => "Several prices",
    amount: () => "Amount",
    fee: () => "Fee",
    youReceive: () => "You receive",
    total: () => "Total",
    sums: (d) => number("en", d.count, 0) + " sold, " + d.amount + " − " + d.fee
  },
  equation: {
    paid: () => "Readers paid",
    sold: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " sale", other: number("en", d.count, 0) + " sales" }) + plural(d.refunds, 0, en, { "0": "", one: ", " + number("en", d.refunds, 0) + " refund already out", other: ", " + number("en", d.refunds, 0) + " refunds already out" }),
    fees: () => "Fees",
    feesOf: (d) => "Komawari ¥" + number("en", d.platform, 0) + ", payment ¥" + number("en", d.payment, 0),
    youReceive: () => "You receive",
    clearing: (d) => "¥" + number("en", d.amount, 0) + " of it is still clearing",
    cleared: () => "All of it is past its 48 hours"
  },
  charts: {
    byDay: () => "Sales by day",
    bestDay: (d) => "Most on <day/>: " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " sale", other: number("en", d.count, 0) + " sales" }) + ".",
    daysInWords: (d) => "Sales per day, most on " + d.day + ": " + number("en", d.count, 0),
    asTable: () => "Show as a table",
    daysWithSales: () => "Days with sales",
    day: () => "Day",
    sold: () => "Sold",
    twelveMonths: () => "12 months",
    noneInMonths: () => "No sales in twelve months",
    monthsInWords: (d) => "Monthly sales of twelve months; highest " + d.month + ", ¥" + number("en", d.amount, 0),
    monthsAsTable: () => "Sales of twelve months",
    month: () => "Month",
    amount: () => "Amount",
    fee: () => "Fee",
    fees: () => "Fees",
    youReceive: () => "You receive",
    thisMonth: () => "This month"
  },
  notices: {
    expires: (d) => "<end>¥" + number("en", d.amount, 0) + " expires on <day/>.</end> Withdraw it before, so that nothing is lost.",
    lookAfter: () => "Look after it",
    disputed: (d) => "<b>" + plural(d.count, 0, en, { one: "One sale is", other: number("en", d.count, 0) + " sales are" }) + " disputed by the card holder.</b> ¥" + number("en", d.amount, 0) + " of yours " + plural(d.count, 0, en, { one: "waits", other: "wait" }) + " outside these sums until it is decided.",
    testMoney: () => "Test money, nothing is paid out"
  }
}
