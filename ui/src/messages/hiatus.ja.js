// Compiled from messages/ja/hiatus.json by `npm run generate`.

export default {
  hiatus: {
    open: () => "休載中",
    until: (d) => "休載中（" + d.day + "に再開）"
  }
}
