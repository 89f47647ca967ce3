// Compiled from messages/ja/offlineKeeping.json by `npm run generate`.

export default {
  failures: {
    FULL: () => "この端末に空きがありません。保存した話を削除してから、もう一度お試しください。",
    TOO_MANY: () => "1台に保存できるのは50話までです。どれかを削除してから、もう一度お試しください。",
    GONE: () => "この話は読めなくなったため、保存できません。",
    LINE: () => "接続が切れました。戻ると、続きを保存します。",
    NOT_BEGUN: () => "保存していません。オフラインのようです。",
    FORBIDDEN: () => "このブラウザではサイトデータがブロックされているため、保存できません。"
  },
  button: {
    begins: () => "保存しています",
    pictures: (d) => "画像を保存しています（" + d.all + "枚中" + d.done + "枚）",
    waiting: () => "保存の途中です。接続が戻ると、続きを保存します。",
    kept: (d) => "この端末に保存済み（" + d.size + "）",
    removed: () => "この端末から削除しました",
    undo: () => "元に戻す",
    notAble: () => "このブラウザでは話を保存できません。"
  }
}
