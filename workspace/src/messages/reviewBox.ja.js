// Compiled from messages/ja/reviewBox.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  box: {
    title: () => "公開前の確認",
    read: () => "メモを読む",
    open: () => "リンクとメモ",
    notes: (d) => "ページに未対応のメモが" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" }) + "あります。",
    links: (d) => "有効な確認用リンクが" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" }) + "あります。",
    none: () => "公開前に編集者や友人に見せて、ページにメモを付けてもらえます。"
  }
}
