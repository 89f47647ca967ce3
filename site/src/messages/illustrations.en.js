// Compiled from messages/en/illustrations.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  gallery: {
    pictures: () => "Pictures",
    alt: (d) => d.title + ", picture " + d.number + " of " + d.count,
    previous: () => "Previous picture",
    next: () => "Next picture",
    all: () => "All pictures",
    picture: (d) => "Picture " + d.number,
    fullScreen: (d) => d.title + ", full screen",
    close: () => "Close"
  },
  head: {
    count: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " picture", other: number("en", d.count, 0) + " pictures" }),
    fromManga: () => "From the manga"
  }
}
