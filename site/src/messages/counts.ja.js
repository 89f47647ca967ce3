// Compiled from messages/ja/counts.json by `npm run generate`.

export default {
  figures: {
    likes: () => "いいね",
    comments: () => "コメント"
  },
  length: {
    oneShot: () => "読み切り",
    completedOne: () => "完結・全1話",
    completed: (d) => "完結・全" + d.count + "話",
    ongoingOne: () => "連載中・1話",
    ongoing: (d) => "連載中・" + d.count + "話"
  }
}
