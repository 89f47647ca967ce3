// Compiled from messages/ja/creators.json by `npm run generate`.
import { ja } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export default {
  site: {
    label: () => "作者のサイト",
    about: () => "作者について",
    now: () => "近況",
    firstPage: () => "最初のページへ戻る",
    fans: (d) => plural(d.count, 0, ja, { other: "ファン<figure/>人" })
  },
  tabs: {
    timeline: () => "タイムライン",
    manga: () => "マンガ",
    illustrations: () => "イラスト",
    mangafolio: () => "マンガフォリオ",
    profile: () => "プロフィール"
  },
  timeline: {
    nothing: () => "まだ何も公開されていません",
    nothingLead: () => "新しい話やイラストは、公開されるとすぐここに表示されます。"
  },
  manga: {
    nothing: () => "まだマンガがありません",
    nothingLead: () => "新しい作品は、公開されるとすぐここに表示されます。"
  },
  illustrations: {
    nothing: () => "まだイラストがありません",
    nothingLead: () => "新しいイラストは、公開されるとすぐここに表示されます。"
  },
  lead: {
    oneShot: () => "読み切り",
    completed: () => "完結",
    ongoing: () => "連載中",
    updated: () => "<time/>更新",
    episodes: () => "話数",
    likes: () => "いいね",
    bookmarks: () => "ブックマーク"
  },
  profile: {
    nothing: () => "まだ自己紹介がありません",
    nothingLead: () => "作品が何よりの自己紹介です。",
    onX: (d) => "Xの@" + d.screenName
  }
}
