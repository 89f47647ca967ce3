// Compiled from messages/en/purchases.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  shelf: {
    title: () => "Purchased",
    count: (d) => plural(d.episodes, 0, en, { one: number("en", d.episodes, 0) + " episode", other: number("en", d.episodes, 0) + " episodes" }) + " of " + plural(d.works, 0, en, { one: number("en", d.works, 0) + " work", other: number("en", d.works, 0) + " works" }),
    noun: () => "purchases",
    receipts: () => "<history>Receipts and refunds</history> are in your settings.",
    ofCreator: (d) => "<creator/> · " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " episode", other: number("en", d.count, 0) + " episodes" }),
    allClosed: () => "No longer public. It stays here for its buyers.",
    someClosed: () => "Some of these are no longer public. They stay here for their buyers.",
    notRead: () => "Not read yet",
    read: () => "Read"
  },
  nothing: {
    freeTitle: () => "Everything here is free",
    newWorks: () => "See new works",
    freeLead: () => "Episodes are not sold on this site yet. Once they are, what you buy is yours to read here again.",
    noPurchases: () => "No purchases",
    receiptsHere: () => "Receipts and refunds will appear here.",
    title: () => "Nothing bought yet",
    onSale: () => "See what is on sale",
    lead: () => "What you buy stays here, even if it is later unpublished."
  },
  episode: {
    back: () => "Back to what you bought",
    end: () => "The end.",
    notBought: () => "Not bought",
    notBoughtTitle: () => "You have not bought this episode",
    open: () => "Open the episode",
    otherAccount: () => "If you bought it with another account, sign in with that one."
  },
  history: {
    title: () => "Purchases",
    noun: () => "purchases",
    sum: (d) => "¥" + number("en", d.sum, 0) + " for " + number("en", d.count, 0),
    refund: () => "Refund",
    refunded: () => "Refunded",
    disputed: () => "Disputed",
    receipt: () => "Receipt",
    receiptOf: (d) => "Receipt of " + d.episode,
    wentBack: (d) => "Refunded " + d.day + ", ¥" + number("en", d.price, 0) + select(d.method, { CARD: " to the card", other: "" }) + ".",
    goesBack: (d) => "On its way back since " + d.day + ", ¥" + number("en", d.price, 0) + select(d.method, { CARD: " to the card", other: "" }) + ".",
    lateWentBack: (d) => "The payment came when it could not be bought any more. ¥" + number("en", d.price, 0) + " went back.",
    lateGoesBack: (d) => "The payment came when it could not be bought any more. ¥" + number("en", d.price, 0) + " is on its way back.",
    bankDecides: () => "The bank of the card is deciding. The episode is closed until then.",
    refundUntil: (d) => "Not opened yet. Refund until " + d.moment + ".",
    opened: () => "You opened a paid page, so it cannot be refunded here.",
    gone: () => "It cannot be opened at the moment: it is suspended, or the account of its creator is closed. <contact>Write to us</contact> about your money."
  },
  unpaid: {
    steps: () => "The steps at the shop",
    waits: (d) => "<state>¥" + number("en", d.price, 0) + " waits to be paid at a shop.</state> <episode/> opens by itself afterwards.",
    waitsUntil: (d) => "<state>¥" + number("en", d.price, 0) + " waits to be paid at a shop until <until/>.</state> <episode/> opens by itself afterwards.",
    confirmation: () => "Confirmation number <number/>"
  },
  refund: {
    ask: (d) => "Give " + d.episode + " back?",
    askIt: () => "Give it back?",
    close: () => "Close",
    keep: () => "Keep it",
    refund: (d) => "Refund ¥" + number("en", d.price, 0),
    refunding: () => "Giving back",
    consequence: (d) => "¥" + number("en", d.price, 0) + " returns " + select(d.method, { CARD: "to the card", other: "the way it was paid" }) + ", usually within 10 days. Its paid pages close at once.",
    done: (d) => "¥" + number("en", d.price, 0) + " is on its way back"
  },
  receipt: {
    title: () => "Receipt",
    name: () => "Name on the receipt",
    save: () => "Save as PDF",
    all: () => "All purchases",
    testMoney: () => "Test money, not a receipt"
  },
  paper: {
    title: () => "領収書",
    "for": () => "但し",
    what: (d) => "電子書籍「" + d.work + " " + d.episode + "」",
    tax: (d) => "内消費税 " + d.percent + "%",
    seller: () => "販売者",
    soldBy: (d) => d.seller + "（取扱 Komawari）",
    refunded: (d) => d.day + "に返金済み"
  },
  unfinished: {
    title: () => "Purchase",
    arrived: () => "The payment arrived",
    arrivedLead: () => "The episode is yours and open. You were charged once.",
    notFinished: () => "This purchase was not finished",
    notFinishedLead: () => "The episode was not unlocked. If a payment did arrive after all, it opens by itself and you are not charged twice.",
    episode: () => "Episode",
    work: () => "Work",
    price: () => "Price",
    started: () => "Started",
    number: () => "Purchase",
    noSuch: () => "No purchase of yours has this number. Sign in with the account that paid.",
    read: () => "Read it",
    tryAgain: () => "Try again",
    asking: () => "Asking",
    refresh: () => "Refresh",
    history: () => "Purchase history",
    topPage: () => "Top page",
    charged: () => "Charged all the same? If nothing changes within a day, <contact>write to us</contact>.",
    chargedWithNumber: () => "Charged all the same? Refresh asks the payment service again. After a day, <contact>write to us</contact> with the number <number/>.",
    pending: () => "The payment service knows of no payment yet. Nothing was charged so far.",
    givenBack: (d) => "It was given back. ¥" + number("en", d.price, 0) + " returns the way it was paid.",
    tooLate: (d) => "The payment came when the episode could not be bought any more. ¥" + number("en", d.price, 0) + " returns the way it was paid.",
    nothingCharged: () => "The payment service says that nothing was charged."
  }
}
