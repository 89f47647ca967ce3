// Compiled from messages/en/works.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  page: {
    episodes: () => "Episodes",
    illustrations: () => "Illustrations",
    noEpisode: () => "No episode is public yet",
    noEpisodeLead: () => "Bookmark this work, and its first episode will appear in your library."
  },
  head: {
    oneShot: () => "One-shot",
    completed: () => "Completed",
    ongoing: () => "Ongoing",
    mature: () => "Mature",
    read: () => "Read",
    readEpisode: (d) => "Read " + d.episode
  },
  directions: {
    RIGHT_TO_LEFT: () => "Right to left",
    LEFT_TO_RIGHT: () => "Left to right",
    TOP_TO_BOTTOM: () => "Scrolls down"
  },
  figures: {
    viewCount: () => "Views",
    likeCount: () => "Likes",
    bookmarkCount: () => "Bookmarks",
    commentCount: () => "Comments"
  },
  list: {
    order: () => "Order of the episodes",
    newest: () => "Newest first",
    fromFirst: () => "From <first/>",
    count: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " episode", other: number("en", d.count, 0) + " episodes" })
  },
  others: {
    by: () => "More by <creator/>",
    site: () => "Creator site"
  }
}
