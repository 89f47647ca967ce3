// Compiled from messages/en/reviewBox.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  box: {
    title: () => "Private review",
    read: () => "Read the notes",
    open: () => "Links and notes",
    notes: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " note waits on the pages.", other: number("en", d.count, 0) + " notes wait on the pages." }),
    links: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " link is open.", other: number("en", d.count, 0) + " links are open." }),
    none: () => "Show it to an editor or a friend before anybody else, and get notes on the pages."
  }
}
