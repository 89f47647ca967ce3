// Compiled from messages/en/editorial.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/plurals";
export default {
  award: {
    name: (d) => "Komawari Award " + plural(d.number, 0, en, { one: number("en", d.number, 0) + "st", two: number("en", d.number, 0) + "nd", few: number("en", d.number, 0) + "rd", other: number("en", d.number, 0) + "th" }, 1),
    result: (d) => d.title + ": result",
    description: (d) => d.title + ": dates, prizes and entries.",
    resultDescription: (d) => "The winners of the " + d.title + " and what the judges say."
  },
  slab: {
    result: () => ": result",
    contestTab: () => "The contest",
    resultTab: () => "Result",
    notAnnounced: () => "Dates, prizes and judges will be announced here.",
    opens: (d) => "Opens " + d.moment,
    open: (d) => "Open for entries until " + d.moment,
    judging: () => "Entries are closed. The judges are reading.",
    isOut: () => "The result is out.",
    winners: () => "See the winners",
    publish: () => "Publish a work",
    enter: () => "Enter one of yours"
  },
  nothing: {
    title: () => "Not announced yet",
    lead: () => "Until then there is much to read.",
    newWorks: () => "Read new works"
  },
  noResult: {
    title: () => "The result is not out yet",
    comesOut: (d) => "It comes out " + d.moment + ".",
    noDate: () => "The date is not set yet.",
    contest: () => "About the contest"
  },
  entering: {
    title: () => "How to enter",
    choose: () => "Publish a work, or choose one of yours. Anyone may enter.",
    fillIn: () => "Turn on the contest in the work’s form and fill in the entry. The work then gets the tag <tag/>.",
    change: (d) => "Edit or withdraw it until " + d.moment + ". A work is in one open contest at a time."
  },
  dates: {
    title: () => "Dates",
    opens: () => "Opens",
    deadline: () => "Deadline",
    result: () => "Result",
    notSet: () => "To be announced"
  },
  progress: {
    done: () => ", over",
    next: () => ", next",
    later: () => ", later"
  },
  page: {
    prizes: () => "Prizes",
    judges: () => "Judges",
    entries: (d) => "Works entered: " + d.count
  }
}
