// Compiled from messages/en/bookmarksIsland.json by `npm run generate`.

export default {
  bookmarks: {
    added: () => "Bookmarked",
    removed: () => "Bookmark removed",
    undo: () => "Undo"
  }
}
