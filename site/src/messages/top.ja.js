// Compiled from messages/ja/top.json by `npm run generate`.

export default {
  hero: {
    label: () => "話題の作品"
  },
  tiers: {
    "continue": () => "続きを読む",
    history: () => "閲覧履歴",
    newEpisodes: () => "話題の最新話",
    past: () => "72時間以内",
    allNew: () => "新着をすべて見る",
    rankings: () => "ランキング",
    top100: () => "トップ100",
    period: () => "集計期間",
    news: () => "お知らせ",
    themes: () => "テーマ"
  },
  themes: {
    until: (d) => d.day + "まで",
    from: (d) => d.day + "から"
  },
  empty: {
    title: () => "最初の作品がここに並びます",
    lead: () => "まだだれも公開していません。数ページをアップロードすれば、あなたの作品が最初の1作になります。",
    publish: () => "最初の作品を公開する"
  }
}
