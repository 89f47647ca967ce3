// Compiled from messages/ja/charts.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  chart: {
    counted: (d) => "「" + d.of + "」の数え方",
    views: (d) => "「" + d.name + "」の表示",
    chart: () => "グラフ",
    table: () => "表",
    csv: (d) => d.name + "をCSVで保存",
    json: (d) => d.name + "をJSONで保存"
  },
  sources: {
    title: () => "読者の流入元",
    definition: () => "閲覧のきっかけになったページを、サイト名までに縮めたものです。utm_source、utm_campaign、utm_contentはそのまま記録します。「直接」は参照元が送られなかった閲覧です。国は調べません。",
    none: () => "この期間の閲覧はありませんでした。",
    caption: () => "流入元ごとの閲覧",
    source: () => "流入元",
    visits: () => "閲覧",
    share: () => "割合",
    total: () => "合計",
    direct: () => "直接",
    directNote: () => "参照元なし（アプリ、ブックマーク、メールなど）",
    site: () => "Komawari内",
    siteNote: () => "ランキング、一覧、お知らせ、ほかの作品",
    others: () => "その他",
    othersNote: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" }) + "のサイト。それぞれ" + number("ja", d.few, 0) + "回未満",
    withoutUtm: () => "utmなし"
  }
}
