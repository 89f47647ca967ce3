// Compiled from messages/ja/readingContinued.json by `npm run generate`.

export default {
  continued: {
    next: () => "次は<place/>",
    within: (d) => "<place/>の" + d.page,
    none: () => "読み始めた作品は、ここに並びます。",
    all: () => "読みかけの作品はありません。",
    newWorks: () => "新着作品を見る",
    failed: () => "閲覧履歴を読み込めませんでした。",
    history: () => "閲覧履歴を開く"
  }
}
