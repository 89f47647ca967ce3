// Compiled from messages/en/charts.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  chart: {
    counted: (d) => "How " + d.of + " is counted",
    views: (d) => d.name + " as",
    chart: () => "Chart",
    table: () => "Table",
    csv: (d) => d.name + ", CSV",
    json: (d) => d.name + ", JSON"
  },
  sources: {
    title: () => "Where readers come from",
    definition: () => "The page that led to a visit, cut to the name of its site. utm_source, utm_campaign and utm_content are kept as they came. Direct: no page was told. Countries are never looked at.",
    none: () => "No visits were counted in this range.",
    caption: () => "Visits by where from",
    source: () => "Source",
    visits: () => "Visits",
    share: () => "Share",
    total: () => "Total",
    direct: () => "Direct",
    directNote: () => "no address was sent: apps, bookmarks, mail programs",
    site: () => "Inside Komawari",
    siteNote: () => "rankings, lists, notices and other works",
    others: () => "Others",
    othersNote: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " site", other: number("en", d.count, 0) + " sites" }) + ", each under " + number("en", d.few, 0) + " visits",
    withoutUtm: () => "without utm"
  }
}
