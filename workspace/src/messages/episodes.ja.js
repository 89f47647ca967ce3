// Compiled from messages/ja/episodes.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  status: {
    DRAFT: () => "下書き",
    SCHEDULED: () => "予約投稿",
    FAN_ONLY: () => "ファン限定",
    PUBLIC: () => "公開",
    SUSPENDED: () => "公開停止"
  },
  archive: {
    archived: () => "アーカイブ済み",
    title: (d) => "代わりに" + d.name + "をアーカイブしますか",
    leavePublic: () => "公開したままにする",
    archive: () => "アーカイブする",
    archiving: () => "アーカイブしています",
    notDraft: (d) => "この話は" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "人" }) + "が購入しているため、下書きに戻せません。",
    notTrash: (d) => "この話は" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "人" }) + "が購入しているため、ゴミ箱に移せません。",
    what: (d) => "アーカイブすると、あなたのページ・一覧・検索から外れます。購入した" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "人" }) + "は引き続き読めます。あとから再公開できます。",
    done: () => "アーカイブしました",
    undo: () => "元に戻す",
    back: () => "再公開しました"
  },
  clock: {
    same: () => "日本時間です。",
    other: (d) => "お使いの端末の時刻では" + d.time
  }
}
