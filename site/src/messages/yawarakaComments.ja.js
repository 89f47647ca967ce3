// Compiled from messages/ja/yawarakaComments.json by `npm run generate`.

export default {
  words: {
    placeholder: () => "どこが好きでしたか",
    readByAll: (d) => "運営が先に読み、" + d.author + "さんに届けます。ほかの読者も読めます。",
    readByAuthor: (d) => "運営が先に読み、" + d.author + "さんに届けます。ほかの読者にはアイコンだけが表示されます。",
    sent: () => "送信しました。運営が先に読みます",
    none: () => "まだコメントはありません。好きなところを教えてください。",
    loading: () => "読み込んでいます",
    more: () => "もっと表示する",
    commentBy: (d) => d.name + "のコメント",
    delivered: (d) => d.author + "さんに届きました。",
    rejected: () => "規則に反するため、届けていません。あなたにだけ表示されています。"
  },
  posters: {
    label: () => "やわらかコメントを送った人",
    all: () => "<author/>さんにやわらかコメントを送りました",
    andMore: (d) => "ほか" + d.count + "人と一緒に、<author/>さんにやわらかコメントを送りました"
  }
}
