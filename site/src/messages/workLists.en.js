// Compiled from messages/en/workLists.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  list: {
    nothing: () => "Nothing here yet",
    nothingLead: () => "Works appear here the moment they are published.",
    works: () => "Works"
  },
  newWorks: {
    title: () => "New works",
    order: () => "In the order they were first published.",
    newest: () => "The newest works"
  },
  tag: {
    count: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " work", other: number("en", d.count, 0) + " works" }),
    newest: () => "The newest works with this tag"
  }
}
