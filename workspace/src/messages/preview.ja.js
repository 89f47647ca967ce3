// Compiled from messages/ja/preview.json by `npm run generate`.
import { ja } from "@messageformat/runtime/lib/cardinals";
import { number, plural } from "@messageformat/runtime";
export default {
  pane: {
    label: () => "プレビュー",
    phone: () => "スマートフォン",
    computer: () => "パソコン",
    off: () => "オフ",
    whatItIs: () => "公開ページのプレビューです。",
    afterSave: () => "保存すると、読者にこのように表示されます。"
  },
  site: {
    fans: (d) => "ファン<figure/>" + plural(d.count, 0, ja, { other: "人" }),
    watch: () => "ファン登録",
    now: () => "近況",
    noTitle: () => "タイトル"
  },
  tabs: {
    Timeline: () => "タイムライン",
    Manga: () => "マンガ",
    Illustrations: () => "イラスト",
    Mangafolio: () => "マンガフォリオ",
    Profile: () => "プロフィール"
  },
  works: {
    noManga: () => "まだマンガがありません",
    noMangaLead: () => "新しい作品は、公開されるとすぐここに表示されます。",
    oneShot: () => "読み切り",
    completed: () => "完結",
    ongoing: () => "連載中",
    completedLength: (d) => "完結・全" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "話" }),
    ongoingLength: (d) => "連載中・" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "話" }),
    noPortfolio: () => "まだマンガフォリオがありません",
    noPortfolioLead: () => "作者が選んだ作品が、ほかのサイトのものも含めてここに表示されます。",
    otherWorks: () => "そのほかの作品",
    works: () => "作品"
  }
}
