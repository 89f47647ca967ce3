// Compiled from messages/ja/comments.json by `npm run generate`.

export default {
  section: {
    comments: () => "コメント",
    kindWords: () => "やわらかコメント",
    closed: () => "この作品ではコメントを受け付けていません。"
  }
}
