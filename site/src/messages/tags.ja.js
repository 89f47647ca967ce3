// Compiled from messages/ja/tags.json by `npm run generate`.
import { ja } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export default {
  directory: {
    none: () => "タグはまだありません",
    noneLead: () => "作品にタグが付くと、ここに表示されます。",
    find: () => "タグを探す",
    mostUsed: () => "よく使われているタグ",
    rising: () => "増えているタグ",
    risingNote: () => "新しい作品が前の月より増えています",
    all: () => "すべてのタグ",
    rows: () => "頭文字で探す",
    works: (d) => plural(d.count, 0, ja, { other: "作品" })
  },
  filter: {
    none: () => "この文字を含むタグはありません。Enterキーで全体を検索できます。",
    one: () => "1件のタグ。Enterキーで開けます。",
    many: (d) => d.count + "件のタグ"
  },
  others: {
    related: () => "一緒によく使われるタグ",
    today: () => "今日読まれているタグ",
    allTags: () => "すべて見る"
  }
}
