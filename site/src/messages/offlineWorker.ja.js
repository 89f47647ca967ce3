// Compiled from messages/ja/offlineWorker.json by `npm run generate`.

export default {
  page: {
    title: () => "オフライン",
    heading: () => "オフラインのようです",
    lead: () => "このページはまだ端末に届いていません。",
    again: () => "もう一度試す"
  }
}
