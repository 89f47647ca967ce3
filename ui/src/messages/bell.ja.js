// Compiled from messages/ja/bell.json by `npm run generate`.

export default {
  bell: {
    none: () => "通知",
    unread: (d) => "通知（未読" + d.count + "件）"
  }
}
