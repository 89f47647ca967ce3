// Compiled from messages/ja/bookmarksIsland.json by `npm run generate`.

export default {
  bookmarks: {
    added: () => "ブックマークしました",
    removed: () => "ブックマークを外しました",
    undo: () => "元に戻す"
  }
}
