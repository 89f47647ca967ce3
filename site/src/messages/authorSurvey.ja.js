// Compiled from messages/ja/authorSurvey.json by `npm run generate`.

export default {
  author: {
    asks: () => "作者からの質問",
    thanks: () => "ありがとうございます。作者には選択肢ごとの人数だけが伝わり、だれが答えたかは伝わりません。"
  }
}
