// Compiled from messages/en/assistant.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  offer: {
    isOff: () => "The assistant is off.",
    settings: () => "Assistant settings",
    label: () => "Assistant",
    title: () => "Assistant is off",
    lead: () => "It reads the numbers on this page and writes a sentence or two beside each chart. Every figure in them leads to where it stands. You discard what does not help.",
    turnOn: () => "Turn on",
    notNow: () => "Not now",
    rules: () => "Fixed rules, the same for everybody",
    stays: () => "No page, text or name leaves Komawari",
    offAgain: () => "Off again with one press"
  },
  form: {
    saved: () => "Saved",
    title: () => "Beside your charts",
    label: () => "Assistant",
    hint: () => "Writes a sentence or two beside each chart of analytics. Every figure leads to the chart it stands in; what does not help is discarded with one press.",
    model: () => "Words of a language model",
    modelHint: () => "What the rules find is worded by a model outside Komawari. It is given the sentences about your charts with the titles in them, but none about sites or groups of readers. A text with a figure that the rules did not find is not shown.",
    about: () => "What it speaks about",
    reads: () => "What it reads",
    itReads: () => "It reads",
    numbers: () => "the numbers of your analytics, as they stand there",
    titles: () => "titles of your works and episodes",
    discarded: () => "which findings you discarded",
    neverReads: () => "It never reads",
    private: () => "pages, drafts, comments or messages",
    who: () => "who read, answered or left",
    outside: () => "anything outside Komawari: its rules are fixed, and the same for everybody"
  },
  topicLabel: {
    VIEWS: () => "Views",
    REACTIONS: () => "Reactions",
    RETENTION: () => "Retention",
    PAGES: () => "Pages",
    COMPLETE: () => "To the end",
    SURVEY: () => "Survey",
    REFERRERS: () => "Sources",
    READERS: () => "Readers",
    ACTIONS: () => "After reading"
  },
  topicWords: {
    VIEWS: () => "The best day, the last week, and which weekdays and hours of releases had most views.",
    REACTIONS: () => "The episode with most likes and with most comments per reader.",
    RETENTION: () => "Where the largest step between episodes is, and how many are still there.",
    PAGES: () => "The page at which most readers stop.",
    COMPLETE: () => "How many come to the last page, and of which episode fewest do.",
    SURVEY: () => "How many answers say that it was fun.",
    REFERRERS: () => "Which site sends most visits.",
    READERS: () => "The largest age group, never one under 5 people.",
    ACTIONS: () => "How many bookmark the work or begin to watch you."
  },
  head: {
    label: () => "Assistant",
    worded: () => "Fixed rules find, a language model words.",
    rules: () => "Fixed rules; nothing leaves Komawari.",
    settings: () => "Settings",
    notLoaded: () => "The findings did not load.",
    tryAgain: () => "Try again",
    reading: () => "Reading the numbers.",
    nothing: () => "Nothing stands out in these numbers.",
    found: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " finding", other: number("en", d.count, 0) + " findings" }) + ". Underlined figures lead to where they stand.",
    foundGone: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " finding", other: number("en", d.count, 0) + " findings" }) + ", " + number("en", d.gone, 0) + " discarded. Underlined figures lead to where they stand."
  },
  finding: {
    isGone: (d) => "Finding " + number("en", d.number, 0) + ", discarded",
    gone: (d) => "Finding " + number("en", d.number, 0) + " discarded. It stays away until it points at something else.",
    undoWhat: (d) => "Undo: bring finding " + number("en", d.number, 0) + " back",
    undo: () => "Undo",
    label: (d) => "Finding " + number("en", d.number, 0) + ", " + d.topic,
    discard: (d) => "Discard finding " + number("en", d.number, 0)
  },
  cite: {
    label: (d) => d.figure + ", in the chart " + d.chart
  },
  switched: {
    on: () => "The assistant is on",
    off: () => "The assistant is off"
  },
  page: {
    title: () => "Assistant",
    analytics: () => "Analytics",
    none: () => "The assistant comes with analytics",
    open: () => "Open analytics",
    noneLead: () => "There it says what has to be there first."
  }
}
