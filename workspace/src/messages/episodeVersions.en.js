// Compiled from messages/en/episodeVersions.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  sheet: {
    title: () => "Versions",
    lead: (d) => "Each save keeps pages and texts, up to 50 versions. One that is brought back fills your edit: " + select(d.status, { DRAFT: "it is saved like what you type.", other: "readers see it once you update the episode." }),
    none: () => "No versions yet",
    noneLead: () => "The next save of pages or texts keeps the first one.",
    label: () => "Versions, the newest first",
    from: () => "Brought back from <time/>: <changes/>",
    now: () => "This is what is saved now.",
    bringBack: () => "Bring this version back",
    bringing: () => "Bringing back",
    isBack: (d) => "The version of " + d.time + " is in your edit",
    undo: () => "Undo",
    gone: () => "This version is not kept any more.",
    noPages: () => "No pages.",
    removed: () => "Removed with this save"
  },
  changes: {
    oldest: (d) => "The oldest kept: " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " page", other: number("en", d.count, 0) + " pages" }),
    added: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " page", other: number("en", d.count, 0) + " pages" }) + " added",
    removed: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " page", other: number("en", d.count, 0) + " pages" }) + " removed",
    replaced: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " page", other: number("en", d.count, 0) + " pages" }) + " replaced",
    moved: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " page", other: number("en", d.count, 0) + " pages" }) + " moved",
    described: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " page", other: number("en", d.count, 0) + " pages" }) + " described anew",
    title: () => "title",
    afterword: () => "afterword",
    startPosition: () => "start position",
    list: (d) => d.before + ", " + d.next
  },
  marks: {
    ADDED: () => "New",
    REPLACED: () => "Replaced",
    MOVED: () => "Moved",
    TEXTS: () => "Words"
  }
}
