// Compiled from messages/{en,ja}/feeds.json by `npm run generate`.
import { select } from "@messageformat/runtime";
export default {
  en: {
    titles: {
      newWorks: () => "New works",
      ranking: (d) => select(d.period, { daily: "Ranking, daily", weekly: "Ranking, weekly", monthly: "Ranking, monthly", total: "Ranking, total", other: "Ranking" }),
      watched: () => "Creators you watch"
    },
    entries: {
      forFans: () => "For readers who watch the creator.",
      forSale: (d) => "For sale: " + d.price + " with tax."
    }
  },
  ja: {
    titles: {
      newWorks: () => "新着作品",
      ranking: (d) => select(d.period, { daily: "日間ランキング", weekly: "週間ランキング", monthly: "月間ランキング", total: "累計ランキング", other: "ランキング" }),
      watched: () => "ファン登録中の作者"
    },
    entries: {
      forFans: () => "ファン登録した方が読めます。",
      forSale: (d) => d.price + "（税込）で販売しています。"
    }
  }
}
