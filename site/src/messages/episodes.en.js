// Compiled from messages/en/episodes.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  reader: {
    skip: () => "Skip to the pages",
    label: () => "Reader",
    pages: () => "Pages",
    end: () => "End of the episode",
    backToLast: () => "Back to the last page",
    free: (d) => plural(d.free, 0, en, { one: number("en", d.free, 0) + " of " + d.total + " pages is free", other: number("en", d.free, 0) + " of " + d.total + " pages are free" }),
    ended: (d) => "End of episode, " + plural(d.total, 0, en, { one: number("en", d.total, 0) + " page", other: number("en", d.total, 0) + " pages" })
  },
  bars: {
    toWork: () => "Back to the work",
    bookmark: () => "Bookmark",
    comments: (d) => "Comments, " + d.count,
    toComments: () => "Comments",
    share: () => "Share this page",
    text: () => "Text of the pages",
    help: () => "Keys and help",
    settings: () => "Reader settings",
    fullscreen: () => "Full screen"
  },
  turning: {
    nextPage: () => "Next page",
    previousPage: () => "Previous page",
    next: () => "Next",
    back: () => "Back",
    thumbnails: () => "Page thumbnails",
    layout: () => "Page layout",
    spread: () => "Spread",
    single: () => "Single",
    scroll: () => "Scroll",
    shift: () => "Shift pairing by one page (O)",
    page: () => "Page",
    previousEpisode: () => "Previous episode",
    nextEpisode: () => "Next episode"
  },
  endScreen: {
    afterLast: () => "After the last page",
    whereNext: () => "Where to go next",
    allEpisodes: () => "All episodes",
    author: () => "Author",
    nextEpisode: () => "Next episode",
    fansOnly: () => "Fans only",
    pageCount: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " page", other: number("en", d.count, 0) + " pages" }),
    more: () => "More to read"
  },
  fanWall: {
    pageCount: (d) => plural(d.count, 0, en, { one: "<b>" + number("en", d.count, 0) + "</b> page", other: "<b>" + number("en", d.count, 0) + "</b> pages" }),
    lead: () => "This episode is for fans only",
    heading: () => "For fans of <creator/>",
    first: () => "Be the first to watch. It is free and you can stop at any time.",
    watched: (d) => plural(d.count, 0, en, { one: "<readers/> reader watches <creator/>. Watching is free and you can stop at any time.", other: "<readers/> readers watch <creator/>. Watching is free and you can stop at any time." }),
    watch: () => "Watch and continue",
    byMail: () => "E-mail me new episodes",
    noScript: () => "Watching needs JavaScript. Switch it on to read this episode.",
    nextIsOpen: () => "The next episode is open to everyone"
  }
}
