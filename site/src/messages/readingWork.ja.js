// Compiled from messages/ja/readingWork.json by `npm run generate`.

export default {
  work: {
    read: () => "読了",
    goOn: (d) => d.place + "の続きを読む",
    next: (d) => d.place + "を読む",
    again: () => "もう一度読む"
  }
}
