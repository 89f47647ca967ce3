// Compiled from messages/en/desk.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  line: {
    on: () => "on <episode/>",
    guest: () => "the comment by this guest",
    comment: (d) => "the comment by " + d.name,
    overdue: () => "Over 24 hours",
    filtered: () => "Filtered word",
    delivering: () => "Delivering",
    deliverWhat: (d) => "Deliver " + d.comment,
    deliver: () => "Deliver",
    rejecting: () => "Rejecting",
    rejectWhat: (d) => "Reject " + d.comment,
    reject: () => "Reject",
    forRulesWhat: (d) => "Reject " + d.comment + ", it breaks the rules",
    forRules: () => "Breaks the rules"
  },
  done: {
    DELIVER: () => "Delivered",
    REJECT: () => "Rejected",
    REJECT_FOR_RULES: () => "Rejected, and its writer is told",
    several: (d) => d.done + ": " + number("en", d.count, 0)
  },
  desk: {
    title: () => "Soft comments to read",
    lead: () => "Deliver what is kind. The author never hears of what you reject; its writer is told only when it breaks the rules.",
    none: () => "Nothing is waiting",
    noneLead: () => "Every soft comment has been read.",
    waiting: (d) => number("en", d.count, 0) + " waiting",
    overdue: (d) => d.first + ", " + number("en", d.count, 0) + " for more than 24 hours",
    median: (d) => d.first + ", half are read within " + d.time,
    minute: () => "a minute",
    minutes: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " minute", other: number("en", d.count, 0) + " minutes" }),
    hours: (d) => number("en", d.count, 0) + " hours"
  }
}
