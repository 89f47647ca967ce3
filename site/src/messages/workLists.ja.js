// Compiled from messages/ja/workLists.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  list: {
    nothing: () => "作品はまだありません",
    nothingLead: () => "公開された作品は、すぐにここに表示されます。",
    works: () => "作品"
  },
  newWorks: {
    title: () => "新着作品",
    order: () => "最初に公開された順に並んでいます。",
    newest: () => "最も新しい作品へ"
  },
  tag: {
    count: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "作品" }),
    newest: () => "このタグの最も新しい作品へ"
  }
}
