// Compiled from messages/en/reviews.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  tools: {
    deleted: () => "Note deleted",
    which: (d) => "note " + number("en", d.number, 0),
    openAgain: () => "Open again",
    done: () => "Done",
    editAnswer: () => "Edit answer",
    answer: () => "Answer",
    "delete": () => "Delete",
    ask: (d) => "Delete the note of " + d.name + "?",
    keep: () => "Keep it",
    deleting: () => "Deleting",
    deleteIt: () => "Delete the note",
    what: () => "It goes for good, with your answer.",
    answerTo: (d) => "Answer to note " + number("en", d.number, 0),
    label: () => "Answer",
    hint: () => "Everybody with the link can read it. Leave it empty to remove your answer.",
    saving: () => "Saving",
    save: () => "Save the answer",
    cancel: () => "Cancel"
  },
  links: {
    ended: () => "The link no longer works",
    title: () => "Links",
    ask: (d) => "End the link for " + d.name + "?",
    keep: () => "Keep it",
    ending: () => "Ending",
    endLink: () => "End the link",
    what: () => "Nobody can open it any more. The notes stay here.",
    opened: (d) => plural(d.count, 0, en, { "0": "Not opened yet", one: "Opened once", other: "Opened " + number("en", d.count, 0) + " times" }),
    openedLast: (d) => plural(d.count, 0, en, { "0": "Not opened yet", one: "Opened once", other: "Opened " + number("en", d.count, 0) + " times" }) + ", last <day/>",
    notes: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " note", other: number("en", d.count, 0) + " notes" }),
    withPassword: () => "With a password",
    until: () => "Until <time/>",
    end: () => "End",
    endWhich: (d) => "the link for " + d.name,
    hasEnded: () => "Ended",
    expired: () => "Expired"
  },
  noteForm: {
    noName: () => "Say who you are.",
    noBody: () => "Write your note.",
    newNote: (d) => "New note on page " + number("en", d.number, 0),
    name: () => "Your name",
    note: () => "Note",
    noteHint: () => "A click on the page moves the pin; so do the arrow keys on the pin itself.",
    pinning: () => "Pinning",
    pin: () => "Pin the note",
    cancel: () => "Cancel"
  },
  noted: {
    page: (d) => "Page " + number("en", d.number, 0),
    removed: () => "Pages that were removed",
    count: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " note", other: number("en", d.count, 0) + " notes" }),
    notesOn: (d) => "Notes on page " + number("en", d.number, 0),
    notesOnRemoved: () => "Notes on removed pages"
  },
  sheet: {
    page: (d) => "Page " + number("en", d.number, 0),
    note: (d) => "Note " + number("en", d.number, 0) + " of " + d.name,
    noteDone: (d) => "Note " + number("en", d.number, 0) + " of " + d.name + ", done",
    place: (d) => "Place of your note, " + d.point + ". Arrow keys move it",
    point: (d) => number("en", d.x, 0) + " percent from the left, " + number("en", d.y, 0) + " percent from the top"
  },
  linkForm: {
    ONE_DAY: () => "1 day",
    SEVEN_DAYS: () => "7 days",
    THIRTY_DAYS: () => "30 days",
    noName: () => "Say who the link is for.",
    title: () => "New link",
    lead: () => "Whoever has it reads the episode as it is now, draft or not, and can pin notes to its pages. Nobody needs an account.",
    name: () => "Who it is for",
    nameHint: () => "Only you see this.",
    period: () => "Open for",
    password: () => "Password",
    optional: () => "Optional",
    passwordHint: () => "At least 8 characters. Send it separately from the link.",
    making: () => "Making",
    make: () => "Make the link",
    address: () => "Address of the link",
    addressHint: () => "It is shown only this once. Copy it now."
  },
  password: {
    none: () => "Enter the password of the link.",
    title: () => "This link has a password",
    lead: () => "Whoever sent you the link knows it.",
    password: () => "Password",
    opening: () => "Opening",
    open: () => "Open"
  },
  pinned: {
    pinned: () => "Your note is pinned",
    removed: () => "Your note was removed",
    takeBack: () => "Take back",
    add: () => "Add a note",
    to: (d) => "to page " + number("en", d.number, 0)
  },
  item: {
    note: (d) => "Note " + number("en", d.number, 0),
    through: () => "<day/>, through <link/>",
    done: () => "Done"
  },
  reviewed: {
    by: () => "by <name/>",
    read: () => "Read it",
    lead: () => "This is a private link, open until <time/>. Notes are read by the creator and by everybody with this link.",
    noPages: () => "This episode has no pages yet. Come back later.",
    end: () => "The end. Close it to pin notes to the pages."
  },
  page: {
    titleOf: (d) => "Review of " + d.episode,
    title: () => "Private review",
    links: () => "Review links",
    none: () => "Notes will appear here, on the pages",
    noneLead: () => "Make a link and send it to an editor or a friend.",
    which: () => "Which notes",
    open: (d) => "Open (" + number("en", d.count, 0) + ")",
    all: (d) => "All (" + number("en", d.count, 0) + ")",
    allDone: () => "Every note is done.",
    answer: () => "Your answer"
  },
  link: {
    title: () => "Private link",
    tryAgain: () => "Try again",
    failed: () => "The link could not be opened just now."
  }
}
