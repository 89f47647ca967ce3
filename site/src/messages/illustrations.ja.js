// Compiled from messages/ja/illustrations.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  gallery: {
    pictures: () => "画像",
    alt: (d) => d.title + "（" + d.count + "枚中" + d.number + "枚目）",
    previous: () => "前の画像",
    next: () => "次の画像",
    all: () => "すべての画像",
    picture: (d) => "画像" + d.number,
    fullScreen: (d) => d.title + "（全画面）",
    close: () => "閉じる"
  },
  head: {
    count: (d) => "画像" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "枚" }),
    fromManga: () => "このイラストの作品"
  }
}
