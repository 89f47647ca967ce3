// Compiled from messages/ja/commentForm.json by `npm run generate`.

export default {
  form: {
    label: () => "コメントを書く",
    empty: () => "コメントを入力してください。",
    tooLong: (d) => d.max + "文字以内にしてください。",
    notPosted: () => "このコメントは投稿できません。",
    posting: () => "投稿しています",
    post: () => "投稿する"
  }
}
