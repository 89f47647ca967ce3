// Compiled from messages/ja/scouts.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  answer: {
    onItsWay: () => "返答を送信しました",
    title: () => "あなたの返答",
    INTERESTED_HINT: () => "話を聞いてみたい",
    DECLINED_HINT: () => "今回は見送りたい",
    INTERESTED: () => "興味があります",
    DECLINED: () => "辞退します",
    words: () => "ひとこと",
    wordsHint: () => "省略できます。編集部にあなたの連絡先は伝わりません。やり取りしたいときは連絡先を書いてください。",
    once: (d) => "返答は1回だけです。<department/>（" + d.address + "）にメールで届き、変更できません。",
    sending: () => "送信しています",
    send: () => "返答を送る",
    none: () => "どちらかを選んでください。",
    notAnswered: () => "未返答"
  },
  message: {
    from: (d) => d.department + "からのスカウト",
    heading: () => "<department/>からのスカウト",
    scouting: () => "スカウト",
    message: () => "スカウトの内容",
    answer: () => "あなたの返答",
    deleted: () => "削除した作品",
    "in": () => "<contest/>への応募作品",
    mailed: (d) => "<department/>（" + d.address + "）にメールで送信しました。返答は変更できません。",
    mailedAt: (d) => "<time/>に<department/>（" + d.address + "）にメールで送信しました。返答は変更できません。"
  },
  list: {
    title: () => "スカウト",
    none: () => "まだ編集部からのスカウトはありません",
    works: () => "作品一覧へ",
    lead: () => "コンテストに応募するとき、どの編集部が連絡してよいかを選べます。届いたスカウトはここに表示されます。",
    label: () => "編集部からのスカウト",
    noun: () => "スカウト",
    allAnswered: () => "すべて返答済みです",
    waiting: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" }) + "が返答待ちです",
    fresh: () => "新着"
  }
}
