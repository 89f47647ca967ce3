// Compiled from messages/ja/episodes.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  reader: {
    skip: () => "ページへ移動",
    label: () => "ビューア",
    pages: () => "ページ",
    end: () => "話の終わり",
    backToLast: () => "最後のページに戻る",
    free: (d) => d.total + "ページ中" + plural(d.free, 0, ja, { other: number("ja", d.free, 0) + "ページ" }) + "無料",
    ended: (d) => "話の終わり（" + plural(d.total, 0, ja, { other: "全" + number("ja", d.total, 0) + "ページ" }) + "）"
  },
  bars: {
    toWork: () => "作品に戻る",
    bookmark: () => "ブックマーク",
    comments: (d) => "コメント" + d.count + "件",
    toComments: () => "コメント",
    share: () => "このページを共有する",
    text: () => "ページの文章",
    help: () => "キー操作とヘルプ",
    settings: () => "ビューアの設定",
    fullscreen: () => "全画面表示"
  },
  turning: {
    nextPage: () => "次のページ",
    previousPage: () => "前のページ",
    next: () => "次へ",
    back: () => "戻る",
    thumbnails: () => "ページの一覧",
    layout: () => "ページの表示",
    spread: () => "見開き",
    single: () => "1ページ",
    scroll: () => "スクロール",
    shift: () => "見開きを1ページずらす（O）",
    page: () => "ページ",
    previousEpisode: () => "前の話",
    nextEpisode: () => "次の話"
  },
  endScreen: {
    afterLast: () => "最後のページのあと",
    whereNext: () => "続けて読む",
    allEpisodes: () => "全話の一覧",
    author: () => "作者",
    nextEpisode: () => "次の話",
    fansOnly: () => "ファン限定",
    pageCount: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "ページ" }),
    more: () => "ほかの作品"
  },
  fanWall: {
    pageCount: (d) => plural(d.count, 0, ja, { other: "全<b>" + number("ja", d.count, 0) + "</b>ページ" }),
    lead: () => "ファン限定の話です",
    heading: () => "<creator/>さんのファンになって読む",
    first: () => "最初のファンになりませんか。登録は無料で、いつでもやめられます。",
    watched: (d) => plural(d.count, 0, ja, { other: "<readers/>人が<creator/>さんをファン登録しています。登録は無料で、いつでもやめられます。" }),
    watch: () => "ファン登録して続きを読む",
    byMail: () => "新しい話をメールで受け取る",
    noScript: () => "ファン登録にはJavaScriptが必要です。この話を読むには、JavaScriptを有効にしてください。",
    nextIsOpen: () => "次の話はだれでも読めます"
  }
}
