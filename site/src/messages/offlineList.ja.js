// Compiled from messages/ja/offlineList.json by `npm run generate`.

export default {
  list: {
    title: () => "この端末に保存した話",
    kept: (d) => d.size + "、<day/>に保存",
    waiting: () => "保存の途中です。接続が戻ると続きを保存します（<day/>）",
    remove: () => "削除する",
    removeWhat: (d) => d.what + "を削除する",
    room: (d) => d.used + "使用、空き" + d.free
  }
}
