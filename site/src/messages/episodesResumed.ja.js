// Compiled from messages/ja/episodesResumed.json by `npm run generate`.

export default {
  resumed: {
    wasOn: (d) => "ほかの端末で読んだ" + d.page + "ページを開きました。",
    back: (d) => d.page + "ページに戻る"
  }
}
