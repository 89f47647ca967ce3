// Compiled from messages/ja/accesses.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  live: {
    title: () => "直近30分",
    stopped: () => "停止中",
    stoppedAt: (d) => d.at + "に停止",
    paused: () => "一時停止中",
    live: () => "更新中",
    every: (d) => d.at + "、10秒ごとに更新",
    tryNow: () => "今すぐ試す",
    goOn: () => "再開する",
    pause: () => "一時停止",
    lost: (d) => select(d.since, { known: d.at + "から", other: "" }) + "新しい数値が届いていません。" + select(d.line, { offline: "オフラインのようです。", other: "" }) + "自動で再試行しています。下の数値は最後に届いたものです。",
    inMinutes: (d) => "30分間の閲覧" + plural(d.count, 0, ja, { other: "数" }),
    plotNone: () => "直近30分の閲覧はありません",
    plot: (d) => "1分ごとの閲覧。直近30分で" + number("ja", d.count, 0) + "回",
    views: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "回" }),
    nobody: () => "いま読んでいる人はいません。",
    reading: () => "読まれている話"
  },
  days: {
    title: (d) => number("ja", d.count, 0) + "日間",
    best: (d) => "<range/>。最多は<day/>の" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "回" }) + "です。",
    none: () => "<range/>。この期間の閲覧はありません。",
    caption: () => "日ごとの閲覧",
    day: () => "日付",
    header: () => "閲覧",
    total: () => "合計",
    plot: (d) => "日ごとの閲覧。" + number("ja", d.count, 0) + "日間で" + number("ja", d.total, 0) + "回",
    plotBest: (d) => "日ごとの閲覧。" + number("ja", d.count, 0) + "日間で" + number("ja", d.total, 0) + "回、最多は" + d.day,
    views: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "回" })
  },
  works: {
    title: () => "作品・話ごと",
    views: () => "閲覧数",
    lead: () => "30日間と、その前の30日間の比較です。作品を開くと話ごとの数値が表示されます。",
    name: () => "作品ごと",
    caption: () => "作品ごとの閲覧",
    work: () => "作品",
    header: () => "閲覧",
    before: () => "前の30日間",
    episodes: () => "話数",
    episodeCount: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "話" }),
    episodesOf: (d) => "「" + d.title + "」のエピソード",
    noun: () => "エピソード",
    unit: (d) => plural(d.count, 0, ja, { other: "回" }),
    fresh: () => "新規"
  },
  page: {
    title: () => "アクセス",
    one: () => "1作品の閲覧（ボットとあなた自身を除く）",
    all: () => "すべての作品の閲覧（ボットとあなた自身を除く）",
    none: () => "まだ閲覧がありません",
    works: () => "作品一覧へ",
    noneLead: () => "直近30日間の閲覧が、日・作品・話・流入元ごとに表示されます。最初の話を公開すると始まります。",
    say: (d) => d.range + "の閲覧は" + number("ja", d.count, 0) + "回です。",
    work: () => "作品",
    allWorks: () => "すべての作品"
  }
}
