// Compiled from messages/en/ownData.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  data: {
    title: () => "Your data",
    noEmail: () => "With an e-mail address you can also import a file into this account."
  },
  export: {
    title: () => "Download your data",
    lead: () => "One ZIP with all your original pictures as you uploaded them, and everything else as JSON: works, episodes and their order, illustrations, portfolio, site, profile, comments, likes, bookmarks, watches, history, settings.",
    failed: () => "The file could not be made. Nothing of yours is lost. Ask for it again.",
    starting: () => "Starting",
    again: () => "Make a new file",
    make: () => "Make the file",
    making: (d) => "Making your file: " + number("en", d.done, 0) + " of " + number("en", d.total, 0) + " pictures",
    leave: () => "Making your file. You can leave this page.",
    makingLabel: () => "Making your file",
    started: () => "Your download has started",
    opening: () => "Opening",
    download: () => "Download",
    ready: (d) => "Your file is ready: " + d.size + ".",
    readyUntil: (d) => "Your file is ready: " + d.size + ". Only you can download it, until " + d.day + "."
  },
  import: {
    asDrafts: () => "As drafts",
    asDraftsHint: () => "Nobody sees anything until you publish it. Illustrations arrive closed.",
    same: () => "As they were",
    sameHint: () => "What was public is public at once, with its old dates. What was scheduled for a day that has passed becomes a draft.",
    title: () => "Import data",
    lead: () => "Import a file that was downloaded from Komawari, for example into a new account. Importing the same file twice duplicates nothing. Comments and likes you gave to others are left out; bookmarks, watches and your history come along. So do the profile and the site, while this account has no picture and no introduction.",
    importing: (d) => "Importing " + d.file + ": " + number("en", d.done, 0) + " of " + number("en", d.total, 0),
    looking: (d) => "Looking through " + d.file + ". You can leave this page.",
    label: () => "Importing your data",
    failed: () => "The file could not be imported. Try again.",
    imported: (d) => d.file + " was imported, " + select(d.how, { same: "as it was.", other: "as drafts." }),
    importedWithout: (d) => d.file + " was imported, " + select(d.how, { same: "as it was.", other: "as drafts." }) + " " + plural(d.count, 0, en, { one: "One thing was", other: number("en", d.count, 0) + " things were" }) + " left out:",
    legend: () => "How to import works",
    wrong: () => "That did not work. Try again in a minute.",
    uploading: () => "Uploading",
    choose: () => "Choose the file",
    uploadingWhat: (d) => d.file + ", uploading",
    hint: () => "A ZIP named komawari with its date, up to 4 GB.",
    broke: () => "The connection broke. Choose the same file again, and it continues where it stopped."
  }
}
