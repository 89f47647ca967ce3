// Compiled from messages/ja/reader.json by `npm run generate`.

export default {
  turning: {
    nextPage: () => "次のページ",
    previousPage: () => "前のページ",
    next: () => "次へ",
    previous: () => "戻る",
    unpaired: () => "ページの組み合わせは、見開き表示でずらせます。"
  },
  place: {
    page: (d) => d.total + "ページ中" + d.page + "ページ目",
    pages: (d) => d.total + "ページ中" + d.page + "・" + d.last + "ページ目",
    resumed: (d) => "前回読んでいた" + d.page + "ページを開きました。",
    startOver: () => "最初から読む",
    missing: (d) => d.page + "ページはありません。この話は全" + d.total + "ページです。",
    thumbnail: (d) => d.page + "ページ",
    thumbnails: (d) => d.page + "・" + d.last + "ページ"
  },
  ends: {
    newest: () => "これが最新の話です。",
    first: () => "これが最初の話です。"
  },
  failures: {
    absent: () => "読み込めませんでした",
    failed: (d) => d.page + "ページを読み込めませんでした",
    retry: () => "もう一度読み込む"
  }
}
