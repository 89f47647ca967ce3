// Compiled from messages/ja/layout.json by `npm run generate`.

export default {
  main: {
    shortLabel: () => "メイン（短縮）"
  },
  footer: {
    topPage: () => "Komawariのトップページ",
    tagline: () => "描く人から届く、話ごとに読めるマンガ。",
    dark: () => "ダーク",
    light: () => "ライト",
    read: () => "読む",
    discover: () => "見つける",
    draw: () => "描く",
    about: () => "Komawariについて",
    follow: () => "フォロー",
    newWorksFeed: (d) => "新着作品の" + d.feed
  },
  links: {
    rankings: () => "ランキング",
    newWorks: () => "新着作品",
    tags: () => "タグ",
    search: () => "検索",
    bookmarks: () => "ブックマーク",
    history: () => "閲覧履歴",
    device: () => "この端末に保存した話",
    mangafolio: () => "マンガフォリオ",
    award1st: () => "第1回アワード",
    award2nd: () => "第2回アワード",
    award3rd: () => "第3回アワード",
    creators: () => "作者の方へ",
    analytics: () => "アナリティクス",
    publishing: () => "作品を公開する",
    atom: () => "Atomフィード",
    json: () => "JSONフィード"
  },
  lists: {
    pages: () => "一覧のページ"
  },
  share: {
    share: () => "共有する",
    copied: () => "リンクをコピーしました",
    notCopied: () => "リンクをコピーできませんでした。"
  }
}
