// Compiled from messages/ja/daredemoComments.json by `npm run generate`.

export default {
  hint: {
    fansAfterAuthor: () => "作者が確認したあと、ファンが読めるようになります。",
    allAfterAuthor: () => "作者が確認したあと、だれでも読めるようになります。",
    fans: () => "ファンだけが読めます。",
    all: () => "だれでも読めます。"
  },
  list: {
    placeholder: () => "印象に残ったところは？",
    waits: () => "送信しました。作者の確認を待っています",
    posted: () => "コメントを投稿しました",
    none: () => "まだコメントはありません。印象に残ったところを教えてください。",
    loading: () => "読み込んでいます",
    more: (d) => "あと" + d.count + "件表示する",
    commentBy: (d) => d.name + "のコメント"
  },
  actions: {
    deleted: () => "コメントを削除しました",
    "delete": () => "削除する",
    pinned: () => "コメントを固定しました",
    unpinned: () => "コメントの固定を解除しました",
    pin: () => "一番上に固定する",
    unpin: () => "固定を解除する"
  }
}
