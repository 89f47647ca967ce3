// Compiled from messages/en/episodeImport.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  drop: {
    lead: () => "Several episodes at once:",
    what: () => "drop a ZIP or a folder with one folder of pages for each.",
    chooseZip: () => "Choose a ZIP",
    folder: () => "Folder",
    reading: () => "Reading",
    running: () => "Another import is running. Wait for it, or stop it.",
    notSeveral: () => "This does not hold several folders of pages. Drop it on a new episode.",
    unreadable: () => "This cannot be read."
  },
  question: {
    title: (d) => "One episode, or " + d.count + "?",
    one: (d) => "One of " + d.pages + " pages",
    several: (d) => d.count + " episodes",
    what: (d) => "<name/> holds " + d.count + " folders of pages. Each can become a draft of its own; you look through them first."
  },
  box: {
    episodes: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " episode", other: number("en", d.count, 0) + " episodes" }),
    partlyMade: (d) => d.made + " of " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " episode", other: number("en", d.count, 0) + " episodes" }) + " made",
    made: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " episode", other: number("en", d.count, 0) + " episodes" }) + " made",
    progress: () => "Episodes made",
    beside: (d) => "<b>" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " page", other: number("en", d.count, 0) + " pages" }) + " outside the folders</b> " + plural(d.count, 0, en, { one: "is", other: "are" }) + " left out.",
    earlier: (d) => "<b>" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " folder", other: number("en", d.count, 0) + " folders" }) + " became drafts earlier</b> and " + plural(d.count, 0, en, { one: "is", other: "are" }) + " left out.",
    again: () => "Import them again",
    label: () => "Episodes to import",
    stop: () => "Stop",
    "continue": () => "Continue",
    make: (d) => "Make " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " draft", other: number("en", d.count, 0) + " drafts" }),
    cancel: () => "Cancel",
    close: () => "Close",
    hint: () => "Drafts: readers see nothing before you publish.",
    remarks: () => "Also in it",
    moreRemarks: (d) => d.count + " more, left out too."
  },
  row: {
    untitled: (d) => "Episode " + d.number,
    title: (d) => "Title of episode " + d.number,
    tooLong: (d) => "At most " + d.max + " characters.",
    pages: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " page", other: number("en", d.count, 0) + " pages" }),
    pagesAndOthers: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " page", other: number("en", d.count, 0) + " pages" }) + ", " + plural(d.leftOut, 0, en, { one: number("en", d.leftOut, 0) + " other file", other: number("en", d.leftOut, 0) + " other files" }) + " left out",
    leaveOut: (d) => "Leave out " + d.title,
    leaveOutUntitled: (d) => "Leave out episode " + d.number,
    lost: () => "Pages left out"
  },
  status: {
    sending: (d) => d.ready + " of " + d.count + " ready",
    offline: (d) => d.ready + " of " + d.count + " ready. No connection: it continues by itself.",
    saving: () => "Saving",
    paused: (d) => "Stopped at " + d.ready + " of " + d.count + ": " + d.words,
    made: () => "Draft made",
    partlyMade: (d) => "Draft made of " + d.count + " pages",
    failed: (d) => "Not made. " + d.words,
    noPage: () => "No page of it could be read.",
    notSaved: () => "Not saved.",
    notMade: () => "The draft could not be made."
  },
  found: {
    folders: (d) => d.count + " folders",
    tooManyPages: (d) => d.count + " pages, limit " + d.most + " an episode. Split the folder.",
    hidden: () => "Hidden, left out. Rename it without the dot if it is a page.",
    archive: () => "Not opened. Unpack it and add its pages.",
    document: () => "Not opened inside a ZIP. Drop it on an episode.",
    notImage: () => "Not an image, left out."
  },
  zip: {
    tooManyFiles: () => "Too many files in the ZIP. Put only the pages into it.",
    damaged: () => "This ZIP is damaged. Make it again.",
    twice: (d) => "The ZIP has " + d.path + " more than once. This is a later one.",
    password: () => "Protected with a password. Make the ZIP without one.",
    bomb: () => "Unpacks to more than 100 times its size, as no image does. Export it again.",
    larger: () => "Unpacks to more than it says. Make the ZIP again.",
    damagedInside: () => "Damaged in the ZIP. Make the ZIP again."
  }
}
