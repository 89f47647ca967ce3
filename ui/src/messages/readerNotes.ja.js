// Compiled from messages/ja/readerNotes.json by `npm run generate`.

export default {
  hint: {
    next: () => "次のページ",
    bars: () => "操作バー",
    back: () => "戻る",
    toTheLeft: () => "右から左へ読む作品です。左右をタップするか、スワイプしてください。",
    toTheRight: () => "左から右へ読む作品です。左右をタップするか、スワイプしてください。"
  },
  waiting: {
    one: (d) => d.page + "ページを読み込んでいます",
    both: (d) => d.page + "・" + d.last + "ページを読み込んでいます"
  },
  sharing: {
    copied: (d) => d.page + "ページへのリンクをコピーしました",
    failed: () => "このページを共有できませんでした。"
  }
}
