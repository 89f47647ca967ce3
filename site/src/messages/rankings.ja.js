// Compiled from messages/ja/rankings.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  page: {
    title: (d) => "ランキング<sr>（" + d.label + "）</sr>",
    period: () => "集計期間",
    computed: () => "集計日時",
    how: () => "スコアの計算方法",
    none: () => "ランキングはまだありません",
    noneLead: () => "読まれた作品、いいねやブックマークが付いた作品が、翌朝4:00からここに並びます。",
    newWorks: () => "新着作品を見る"
  },
  labels: {
    DAILY: () => "日間",
    WEEKLY: () => "週間",
    MONTHLY: () => "月間",
    TOTAL: () => "累計"
  },
  counts: {
    DAILY: () => "前日",
    WEEKLY: () => "直近7日間",
    MONTHLY: () => "直近30日間",
    TOTAL: () => "前日までの全期間"
  },
  windows: {
    days: (d) => d.days + "の集計",
    untilDay: (d) => d.day + "までの集計"
  },
  meta: {
    heading: (d) => d.label + "ランキング",
    description: (d) => "Komawariで最もブックマークされ、いいねされ、読まれたマンガ100作品（" + d.counts + "）。",
    descriptionOf: (d) => "Komawariで最もブックマークされ、いいねされ、読まれたマンガ100作品（" + d.counts + "・" + d.window + "）。"
  },
  rows: {
    firstThree: () => "上位3作品",
    rank: (d) => d.rank + "<sr>位</sr>",
    points: () => "ポイント",
    oneShot: () => "読み切り",
    completed: () => "完結",
    latest: () => "最新話",
    latestOneShot: () => "読み切り"
  },
  moves: {
    isNew: () => "初登場",
    up: (d) => d.steps + "<sr>ランク上昇</sr>",
    down: (d) => d.steps + "<sr>ランク下降</sr>",
    none: () => "変動なし"
  },
  parts: {
    B: (d) => "作品をブックマークし、外していない人：1人につき" + plural(d.points, 0, ja, { other: number("ja", d.points, 0) + "ポイント" }),
    L: (d) => "話にいいねした人（1回でも10回でも同じ）：1人につき" + plural(d.points, 0, ja, { other: number("ja", d.points, 0) + "ポイント" }),
    C: (d) => "話を最後のページまで読んだ人：1人につき" + plural(d.points, 0, ja, { other: number("ja", d.points, 0) + "ポイント" }),
    V: (d) => "話を開いた人：1人につき" + plural(d.points, 0, ja, { other: number("ja", d.points, 0) + "ポイント" })
  },
  rules: {
    once: () => "何度訪れても、1作品につき1人を1回だけ数えます。1人が1,000回いいねしても、1回と同じです。",
    who: () => "プロフィールのある読者は1人、ゲストは1日につき0.3人として数えます。作者本人、運営スタッフ、ボット、停止中のアカウントは数えません。",
    counted: (d) => "このランキングの集計対象は" + d.counts + "です。" + d.days,
    days: () => "1日は東京の0:00に始まり、次の0:00に終わります。",
    daysUntil: (d) => "1日は東京の0:00に始まり、次の0:00に終わります（" + d.until + "まで）。",
    daysFrom: (d) => "1日は東京の0:00に始まり、次の0:00に終わります（" + d.from + "から" + d.until + "まで）。",
    computed: () => "毎日4:00に集計します。",
    computedLast: (d) => "毎日4:00に集計します（前回は" + d.last + "）。",
    tie: (d) => d.computed + "同点の場合は、更新が新しい作品が上になります。",
    needs: () => "対象になるのは、公開中のサイトにあり、だれでも読める話が1話以上ある作品です。"
  }
}
