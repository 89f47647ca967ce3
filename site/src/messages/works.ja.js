// Compiled from messages/ja/works.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  page: {
    episodes: () => "エピソード",
    illustrations: () => "イラスト",
    noEpisode: () => "公開中の話はまだありません",
    noEpisodeLead: () => "ブックマークすると、最初の話が公開されたときに本棚に表示されます。"
  },
  head: {
    oneShot: () => "読み切り",
    completed: () => "完結",
    ongoing: () => "連載中",
    mature: () => "成人向け",
    read: () => "読む",
    readEpisode: (d) => d.episode + "を読む"
  },
  directions: {
    RIGHT_TO_LEFT: () => "右から左",
    LEFT_TO_RIGHT: () => "左から右",
    TOP_TO_BOTTOM: () => "縦スクロール"
  },
  figures: {
    viewCount: () => "閲覧",
    likeCount: () => "いいね",
    bookmarkCount: () => "ブックマーク",
    commentCount: () => "コメント"
  },
  list: {
    order: () => "話の並び順",
    newest: () => "新しい順",
    fromFirst: () => "<first/>から",
    count: (d) => "全" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "話" })
  },
  others: {
    by: () => "<creator/>さんのほかの作品",
    site: () => "作者のサイト"
  }
}
