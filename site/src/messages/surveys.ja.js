// Compiled from messages/ja/surveys.json by `npm run generate`.

export default {
  reader: {
    question: () => "いかがでしたか",
    whoSees: () => "集計は<author/>さんだけが見られます。",
    fun: () => "面白い",
    normal: () => "ふつう",
    noFun: () => "いまひとつ",
    skip: () => "スキップする",
    thanks: (d) => "ありがとうございます。" + d.moment + "まで変更できます。"
  }
}
