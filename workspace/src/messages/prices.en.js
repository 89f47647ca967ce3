// Compiled from messages/en/prices.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  sale: {
    title: () => "Sale",
    sell: () => "Sell this episode",
    closed: () => "Episodes are not sold here at present.",
    closedWithPrice: (d) => "Episodes are not sold here at present. Its price of ¥" + number("en", d.price, 0) + " stays until you switch it off.",
    notSold: (d) => "Free for " + select(d.who, { FANS: "your fans", other: "everybody" }) + ". Switch it on to set a price; of ¥" + number("en", d.price, 0) + " you receive ¥" + number("en", d.share, 0) + ".",
    suspended: () => "Whether it is sold, and for how much, can change once the episode is no longer suspended.",
    appeal: () => "Words above the price",
    appealHint: () => "Optional. It appears in your balloon above the price.",
    bought: (d) => "<b>" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " reader bought it", other: number("en", d.count, 0) + " readers bought it" }) + ".</b> They keep the episode. From now on it costs ¥" + number("en", d.price, 0) + "; the sales so far stay as they are.",
    boughtSoFar: (d) => "<b>" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " reader bought it", other: number("en", d.count, 0) + " readers bought it" }) + " so far.</b> They keep the episode. From now on it costs ¥" + number("en", d.price, 0) + "; the sales so far stay as they are."
  },
  price: {
    label: () => "Price",
    bounds: (d) => "¥" + number("en", d.min, 0) + " to ¥" + number("en", d.max, 0),
    hint: (d) => "Tax included. " + d.latest,
    latest: (d) => plural(d.count, 0, en, { "1": "Your last one was " + d.prices + ".", "2": "Your last two were " + d.prices + ".", "3": "Your last three were " + d.prices + ".", other: "Your last " + number("en", d.count, 0) + " were " + d.prices + "." }),
    latestPrice: (d) => "¥" + number("en", d.price, 0),
    youReceive: () => "You receive",
    ofEach: (d) => "of each ¥" + number("en", d.price, 0),
    split: (d) => "Of ¥" + number("en", d.price, 0) + " you receive ¥" + number("en", d.you, 0) + ", Komawari ¥" + number("en", d.fee, 0) + ", payment ¥" + number("en", d.payment, 0),
    you: () => "You",
    komawari: (d) => "Komawari " + d.rate,
    payment: (d) => "Payment " + d.rate,
    missing: (d) => "Write a price from ¥" + number("en", d.min, 0) + " to ¥" + number("en", d.max, 0) + ".",
    noNumber: () => "Write the price in figures. Try 500.",
    lowest: (d) => "The lowest price is ¥" + number("en", d.min, 0) + ".",
    highest: (d) => "The highest price is ¥" + number("en", d.max, 0) + ".",
    wholeYen: (d) => "Whole yen only. Try " + d.below + " or " + d.above + ".",
    appealOver: (d) => d.over + " over the limit of " + d.max + ". Shorten it."
  },
  firstPaid: {
    title: () => "First paid page",
    noPages: () => "No pages yet",
    addPages: () => "Add pages, then choose how many of them everybody reads.",
    drag: (d) => "Drag the vermilion line, or focus it and use the arrow keys. " + d.guests,
    guests: (d) => "Guests get " + plural(d.free, 0, en, { "0": "", "1": "page 1 and ", other: "pages 1 to " + number("en", d.free, 0) + " and " }) + "one blurred picture of page " + number("en", d.page, 0) + ", nothing else.",
    freeAndPaid: (d) => plural(d.free, 0, en, { "0": "None", other: number("en", d.free, 0) }) + " free, " + number("en", d.paid, 0) + " paid",
    earlier: () => "One page earlier",
    later: () => "One page later",
    strip: () => "Free and paid pages",
    paidPage: () => ", paid",
    freePage: () => ", free",
    marker: (d) => "Page " + number("en", d.page, 0) + ". " + d.words,
    paid: () => "Paid",
    outside: (d) => plural(d.count, 0, en, { "1": "There is 1 page. Choose 1.", other: "There are " + number("en", d.count, 0) + " pages. Choose 1 to " + number("en", d.count, 0) + "." })
  },
  guest: {
    title: () => "What a guest sees",
    atOnce: () => "at once",
    afterPage: (d) => "after page " + number("en", d.page, 0),
    signIn: () => "Sign in to buy"
  },
  fansOrSale: {
    notBoth: () => "<b>An episode is for fans or for sale, not both.</b> Nothing was changed.",
    who: () => "Who it is for",
    fans: () => "Fans only, no price",
    fansFree: (d) => plural(d.count, 0, en, { "0": "Readers who watch you read it at no charge", one: "Your " + number("en", d.count, 0) + " fan reads it at no charge", other: "Your " + number("en", d.count, 0) + " fans read it at no charge" }),
    draft: () => "For sale, a draft for now",
    scheduled: () => "For sale, scheduled",
    public: () => "For sale, public",
    everybody: () => "Everybody may buy it",
    everybodyFor: (d) => "Everybody may buy it for ¥" + number("en", d.price, 0),
    leave: () => "Leave it as it was",
    "continue": () => "Continue"
  }
}
