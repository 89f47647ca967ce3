// Compiled from messages/ja/worksIsland.json by `npm run generate`.

export default {
  more: {
    show: (d) => "あと" + d.count + "話表示する",
    loading: () => "読み込んでいます"
  }
}
