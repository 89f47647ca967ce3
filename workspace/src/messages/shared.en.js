// Compiled from messages/en/shared.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  notFound: {
    title: () => "This page is not here",
    lead: () => "It may be private, or its URL may have changed.",
    topPage: () => "Go to the top page"
  },
  conflict: {
    said: () => "You changed this in another tab at <time/>.",
    keep: () => "Keep this version",
    load: () => "Load the other one",
    what: () => "Keep this version and save again, or load the other one."
  },
  kept: {
    back: () => "Your changes from <time/> are back.",
    onlyHere: () => "They were only in this browser.",
    leftOut: (d) => plural(d.count, 0, en, { one: "One file had not arrived: add it again.", other: number("en", d.count, 0) + " files had not arrived: add them again." }),
    discard: () => "Discard",
    until: (d) => "Kept in this browser until you " + select(d.until, { save: "save", other: "publish" })
  },
  takenDown: {
    work: () => "The operators suspended this work: readers cannot see it.",
    episode: () => "The operators suspended this episode: readers cannot see it.",
    illustration: () => "The operators suspended this illustration: readers cannot see it.",
    workOf: () => "The operators suspended the work of this episode: readers cannot see it."
  },
  suspended: {
    label: () => "Suspended",
    since: () => "Since <time/>.",
    why: () => "Why: <reason/>",
    objection: () => "If you think this is wrong, <contact>write to us</contact>."
  },
  list: {
    order: () => "Order",
    find: () => "Find by title",
    edited: () => "Edited",
    made: () => "New",
    title: () => "Title",
    none: (d) => "Nothing found for “" + d.text + "”",
    showAll: () => "Show all",
    onlyTitles: (d) => "Only the titles of your " + select(d.what, { works: "works", other: "illustrations" }) + " are searched."
  },
  shownOnce: {
    save: () => "Save this now. It is not shown again.",
    copy: () => "Copy",
    saved: () => "I have saved it",
    copied: () => "Copied",
    notCopied: () => "This browser would not copy it. Select it and copy it by hand."
  },
  frame: {
    breadcrumb: () => "Breadcrumb",
    aboutSite: () => "About this site"
  },
  settings: {
    label: () => "Settings",
    profile: () => "Profile",
    site: () => "Site",
    account: () => "Account",
    notifications: () => "Notifications",
    data: () => "Your data",
    tokens: () => "Tokens",
    webhooks: () => "Webhooks",
    safety: () => "Safety",
    purchases: () => "Purchases"
  }
}
