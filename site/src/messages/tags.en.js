// Compiled from messages/en/tags.json by `npm run generate`.
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export default {
  directory: {
    none: () => "No tags yet",
    noneLead: () => "A tag appears here with the first work that carries it.",
    find: () => "Find a tag",
    mostUsed: () => "Most used",
    rising: () => "Rising",
    risingNote: () => "More new works than in the month before",
    all: () => "All tags",
    rows: () => "Rows of tags",
    works: (d) => plural(d.count, 0, en, { one: "work", other: "works" })
  },
  filter: {
    none: () => "No tag here has these letters. Press Enter to search everything.",
    one: () => "1 tag. Press Enter to open it.",
    many: (d) => d.count + " tags"
  },
  others: {
    related: () => "Often used with",
    today: () => "Tags people read today",
    allTags: () => "All"
  }
}
