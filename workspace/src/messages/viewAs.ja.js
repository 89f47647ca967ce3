// Compiled from messages/ja/viewAs.json by `npm run generate`.

export default {
  dialog: {
    open: () => "読者として見る",
    title: () => "だれとして見ますか",
    stay: () => "やめる",
    opening: () => "開いています",
    openPage: () => "ページを開く",
    lead: () => "このタブで15分間、選んだ読者に見えるとおりに公開ページを表示します。その間の操作は保存されません。",
    kind: () => "読者の種類",
    page: () => "ページ",
    thisWork: () => "この作品",
    yourSite: () => "あなたのサイト"
  },
  readers: {
    GUEST: () => "ゲスト",
    REGISTERED: () => "登録済みの読者",
    FAN: () => "ファン",
    BUYER: () => "購入者"
  },
  readerHints: {
    GUEST: () => "アカウントのない人",
    REGISTERED: () => "ログイン中で、ファン登録していない人",
    FAN: () => "ファン登録していて、ファン限定の話を読める人",
    BUYER: () => "販売中のすべての話を購入した人"
  }
}
