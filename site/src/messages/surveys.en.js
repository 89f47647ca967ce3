// Compiled from messages/en/surveys.json by `npm run generate`.

export default {
  reader: {
    question: () => "How was it?",
    whoSees: () => "Only <author/> sees the totals.",
    fun: () => "Fun",
    normal: () => "Normal",
    noFun: () => "Not for me",
    skip: () => "Skip",
    thanks: (d) => "Thank you. You can change it until " + d.moment + "."
  }
}
