// Compiled from messages/ja/portfolios.json by `npm run generate`.

export default {
  list: {
    title: () => "マンガフォリオ",
    lead: () => "Komawariやほかの場所で発表した作品を、作者がまとめたポートフォリオです。",
    newest: () => "新しいマンガフォリオへ戻る",
    portfolios: () => "マンガフォリオの一覧",
    nothing: () => "まだマンガフォリオがありません",
    nothingLead: () => "作者が作品を追加すると、すぐここに表示されます。"
  },
  creator: {
    works: () => "作品",
    otherWorks: () => "そのほかの作品",
    nothing: () => "まだマンガフォリオがありません",
    nothingLead: () => "作者が選んだ作品が、ほかのサイトのものも含めてここに表示されます。"
  },
  work: {
    updated: (d) => d.length + "（<time/>更新）",
    fromTheStart: () => "最初から読む",
    episodes: () => "すべての話",
    whole: () => "マンガフォリオをすべて見る"
  }
}
