// Compiled from messages/en/wall.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  wall: {
    freeOne: (d) => "1 of " + d.count + " pages is free",
    free: (d) => d.free + " of " + d.count + " pages are free",
    readThis: () => "Read this page",
    readLast: () => "Read the last page",
    readAll: (d) => "Read all " + d.rest + " pages",
    readRest: (d) => "Read the other " + d.rest + " pages",
    allOne: () => "1 page",
    all: (d) => d.count + " pages",
    moreOne: () => "1 more page",
    more: (d) => d.rest + " more pages",
    taxIncluded: () => "tax included",
    keep: () => "Yours to keep, even if it is later unpublished",
    refund: () => "Refund within 24 hours if you open none of the paid pages",
    receives: (d) => "<creator/> receives ¥" + number("en", d.share, 0) + " of ¥" + number("en", d.price, 0)
  },
  waiting: {
    title: () => "Waiting for your payment",
    lead: (d) => "Pay ¥" + number("en", d.price, 0) + " at " + d.shops + ". The episode opens by itself a few minutes later, here and in your purchases.",
    theShop: () => "the shop",
    paymentNumber: (d) => "Payment number, " + d.shop,
    copy: (d) => "Copy the payment number for " + d.shop,
    confirmation: (d) => "Confirmation number " + d.number,
    until: () => "Pay until",
    amount: () => "Amount",
    asking: () => "Asking the payment service",
    refresh: () => "I have paid. Refresh",
    byCard: () => "Pay by card instead",
    steps: () => "The steps at the shop"
  }
}
