// Compiled from messages/en/cards.json by `npm run generate`.

export default {
  seals: {
    NEW: () => "New",
    COMPLETED: () => "Completed",
    ONE_SHOT: () => "One-shot",
    MATURE: () => "Mature",
    HIATUS: () => "On hiatus",
    PURCHASED: () => "Purchased"
  },
  cards: {
    pictures: (d) => d.count + " pictures",
    readShare: (d) => d.percent + "% read",
    testMoney: () => "Test money, no charge",
    free: (d) => d.free + " of " + d.count + " pages free",
    fansOnly: () => "Fans only",
    purchased: () => "Purchased",
    read: () => "Read",
    scheduled: () => "Scheduled"
  },
  comment: {
    removed: () => "Removed by the author",
    guest: () => "Guest",
    author: () => "Author",
    pinned: () => "Pinned",
    waiting: () => "Waiting for review",
    posting: () => "Posting",
    more: (d) => "More about the comment by " + d.name
  },
  watch: {
    watch: () => "Watch",
    watching: () => "Watching",
    watchWhom: (d) => "Watch " + d.name,
    watchingWhom: (d) => "Watching " + d.name,
    news: () => "New episodes appear on your updates page.",
    byMail: () => "E-mail me new episodes",
    bookmark: () => "Bookmark",
    bookmarked: () => "Bookmarked",
    bookmarkWhat: (d) => "Bookmark " + d.title,
    bookmarkedWhat: (d) => "Bookmarked " + d.title,
    like: (d) => "Like. You gave " + d.given + " of " + d.most,
    likes: (d) => d.count + " likes",
    thanks: () => "Thank you",
    takeBack: () => "Take one back"
  },
  viewAs: {
    as: (d) => "You see this page as " + d.person + ". Nothing you do is saved.",
    leave: () => "Leave"
  }
}
