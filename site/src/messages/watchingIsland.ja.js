// Compiled from messages/ja/watchingIsland.json by `npm run generate`.

export default {
  watching: {
    started: () => "ファン登録しました",
    ended: () => "ファン登録を解除しました",
    undo: () => "元に戻す"
  }
}
