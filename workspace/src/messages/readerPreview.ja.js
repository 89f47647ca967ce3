// Compiled from messages/ja/readerPreview.json by `npm run generate`.

export default {
  dialog: {
    title: () => "プレビュー",
    nothing: () => "まだ読めるページがありません",
    nothingLead: () => "ページを追加すると、読者に見えるとおりにここに表示されます。",
    close: () => "プレビューを閉じる",
    end: () => "ここで終わりです。このあとに、いいね・コメント・次の話が続きます。"
  },
  reader: {
    text: () => "ページの文章",
    help: () => "キー操作とヘルプ",
    settings: () => "ビューアの設定",
    pages: () => "ページ",
    thumbnails: () => "ページの一覧",
    page: () => "ページ",
    pageAlt: (d) => d.number + "ページ",
    endLabel: () => "話の終わり",
    nextPage: () => "次のページ",
    previousPage: () => "前のページ",
    next: () => "次へ",
    back: () => "戻る",
    layout: () => "ページの表示",
    spread: () => "見開き",
    single: () => "1ページ",
    scroll: () => "スクロール",
    shift: () => "見開きを1ページずらす（O）"
  }
}
