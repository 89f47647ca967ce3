// Compiled from messages/en/episodes.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  status: {
    DRAFT: () => "Draft",
    SCHEDULED: () => "Scheduled",
    FAN_ONLY: () => "Fans only",
    PUBLIC: () => "Public",
    SUSPENDED: () => "Suspended"
  },
  archive: {
    archived: () => "Archived",
    title: (d) => "Archive " + d.name + " instead?",
    leavePublic: () => "Leave it public",
    archive: () => "Archive it",
    archiving: () => "Archiving",
    notDraft: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " person", other: number("en", d.count, 0) + " people" }) + " bought this episode, so it cannot go back to draft.",
    notTrash: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " person", other: number("en", d.count, 0) + " people" }) + " bought this episode, so it cannot go to the trash.",
    what: (d) => "Archived, it leaves your page, lists and search. " + plural(d.count, 0, en, { one: "Its buyer keeps", other: "The " + number("en", d.count, 0) + " keep" }) + " reading it. You can publish it again.",
    done: () => "Archived",
    undo: () => "Undo",
    back: () => "Published again"
  },
  clock: {
    same: () => "Japan time, like your clock.",
    other: (d) => "On your clock: " + d.time
  }
}
