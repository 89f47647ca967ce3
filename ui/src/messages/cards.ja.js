// Compiled from messages/ja/cards.json by `npm run generate`.

export default {
  seals: {
    NEW: () => "新着",
    COMPLETED: () => "完結",
    ONE_SHOT: () => "読み切り",
    MATURE: () => "成人向け",
    HIATUS: () => "休載中",
    PURCHASED: () => "購入済み"
  },
  cards: {
    pictures: (d) => "画像" + d.count + "枚",
    readShare: (d) => d.percent + "%読了",
    testMoney: () => "テスト用のお金（請求なし）",
    free: (d) => d.count + "ページ中" + d.free + "ページ無料",
    fansOnly: () => "ファン限定",
    purchased: () => "購入済み",
    read: () => "読了",
    scheduled: () => "予約投稿"
  },
  comment: {
    removed: () => "作者が削除しました",
    guest: () => "ゲスト",
    author: () => "作者",
    pinned: () => "固定",
    waiting: () => "確認待ち",
    posting: () => "送信しています",
    more: (d) => d.name + "さんのコメントの操作"
  },
  watch: {
    watch: () => "ファン登録",
    watching: () => "ファン登録中",
    watchWhom: (d) => d.name + "さんをファン登録する",
    watchingWhom: (d) => d.name + "さんをファン登録中",
    news: () => "新しい話は更新情報のページに表示されます。",
    byMail: () => "新しい話をメールで受け取る",
    bookmark: () => "ブックマーク",
    bookmarked: () => "ブックマーク済み",
    bookmarkWhat: (d) => d.title + "をブックマークする",
    bookmarkedWhat: (d) => d.title + "はブックマーク済み",
    like: (d) => "いいね。" + d.most + "回中" + d.given + "回押しました",
    likes: (d) => d.count + "件のいいね",
    thanks: () => "ありがとうございます",
    takeBack: () => "1回取り消す"
  },
  viewAs: {
    as: (d) => d.person + "としてこのページを見ています。操作は保存されません。",
    leave: () => "終了する"
  }
}
