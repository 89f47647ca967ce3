// Compiled from messages/ja/episodeVersions.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  sheet: {
    title: () => "保存した版",
    lead: (d) => "保存するたびに、ページと文章を50件まで残します。選んだ版は編集中の内容に反映され、" + select(d.status, { DRAFT: "入力したときと同じように保存されます。", other: "話を更新すると読者に表示されます。" }),
    none: () => "まだ版がありません",
    noneLead: () => "次にページや文章を保存すると、最初の版が残ります。",
    label: () => "保存した版（新しい順）",
    from: () => "<time/>の版に戻しました：<changes/>",
    now: () => "現在保存されている内容です。",
    bringBack: () => "この版に戻す",
    bringing: () => "戻しています",
    isBack: (d) => d.time + "の版を編集中の内容に反映しました",
    undo: () => "元に戻す",
    gone: () => "この版はもう残っていません。",
    noPages: () => "ページはありません。",
    removed: () => "この保存で削除されたページ"
  },
  changes: {
    oldest: (d) => "残っている最も古い版（" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "ページ" }) + "）",
    added: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "ページ" }) + "追加",
    removed: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "ページ" }) + "削除",
    replaced: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "ページ" }) + "差し替え",
    moved: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "ページ" }) + "移動",
    described: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "ページ" }) + "の説明を変更",
    title: () => "タイトルを変更",
    afterword: () => "あとがきを変更",
    startPosition: () => "開始位置を変更",
    list: (d) => d.before + "、" + d.next
  },
  marks: {
    ADDED: () => "新規",
    REPLACED: () => "差し替え",
    MOVED: () => "移動",
    TEXTS: () => "説明"
  }
}
