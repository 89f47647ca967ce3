// Compiled from messages/ja/portfolios.json by `npm run generate`.

export default {
  list: {
    title: () => "マンガフォリオ",
    lead: () => "Komawariやほかの場所で発表した作品を、作者がまとめたポートフォリオです。",
    newest: () => "新しいマンガフォリオへ戻る",
    portfolios: () => "マンガフォリオの一覧",
    nothing: () => "まだマンガフォリオがありません",
    nothingLead: () => "作者が作品を追加すると、すぐここに表示されます。"
  }
}
