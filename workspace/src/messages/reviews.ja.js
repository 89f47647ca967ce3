// Compiled from messages/ja/reviews.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  tools: {
    deleted: () => "メモを削除しました",
    which: (d) => "メモ" + number("ja", d.number, 0),
    openAgain: () => "未対応に戻す",
    done: () => "対応済みにする",
    editAnswer: () => "返信を編集する",
    answer: () => "返信する",
    "delete": () => "削除する",
    ask: (d) => d.name + "さんのメモを削除しますか",
    keep: () => "やめる",
    deleting: () => "削除しています",
    deleteIt: () => "メモを削除する",
    what: () => "あなたの返信とともに削除され、元に戻せません。",
    answerTo: (d) => "メモ" + number("ja", d.number, 0) + "への返信",
    label: () => "返信",
    hint: () => "リンクを知っている人全員が読めます。空にすると返信が消えます。",
    saving: () => "保存しています",
    save: () => "返信を保存する",
    cancel: () => "キャンセル"
  },
  links: {
    ended: () => "リンクを無効にしました",
    title: () => "リンク",
    ask: (d) => "「" + d.name + "」のリンクを無効にしますか",
    keep: () => "やめる",
    ending: () => "無効にしています",
    endLink: () => "リンクを無効にする",
    what: () => "だれも開けなくなります。メモは残ります。",
    opened: (d) => plural(d.count, 0, ja, { "0": "まだ開かれていません", other: number("ja", d.count, 0) + "回開かれました" }),
    openedLast: (d) => plural(d.count, 0, ja, { "0": "まだ開かれていません", other: number("ja", d.count, 0) + "回開かれました" }) + "（最後は<day/>）",
    notes: (d) => "メモ" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" }),
    withPassword: () => "パスワードあり",
    until: () => "<time/>まで",
    end: () => "無効にする",
    endWhich: (d) => "「" + d.name + "」のリンク",
    hasEnded: () => "無効",
    expired: () => "期限切れ"
  },
  noteForm: {
    noName: () => "名前を入力してください。",
    noBody: () => "メモを入力してください。",
    newNote: (d) => number("ja", d.number, 0) + "ページへの新しいメモ",
    name: () => "あなたの名前",
    note: () => "メモ",
    noteHint: () => "ページをクリックするか、ピンの上で矢印キーを押すと、ピンが動きます。",
    pinning: () => "保存しています",
    pin: () => "メモを付ける",
    cancel: () => "キャンセル"
  },
  noted: {
    page: (d) => number("ja", d.number, 0) + "ページ",
    removed: () => "削除されたページ",
    count: (d) => "メモ" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" }),
    notesOn: (d) => number("ja", d.number, 0) + "ページのメモ",
    notesOnRemoved: () => "削除されたページのメモ"
  },
  sheet: {
    page: (d) => number("ja", d.number, 0) + "ページ",
    note: (d) => d.name + "さんのメモ" + number("ja", d.number, 0),
    noteDone: (d) => d.name + "さんのメモ" + number("ja", d.number, 0) + "、対応済み",
    place: (d) => "メモの位置。" + d.point + "。矢印キーで動かせます",
    point: (d) => "左から" + number("ja", d.x, 0) + "%、上から" + number("ja", d.y, 0) + "%"
  },
  linkForm: {
    ONE_DAY: () => "1日間",
    SEVEN_DAYS: () => "7日間",
    THIRTY_DAYS: () => "30日間",
    noName: () => "だれに送るリンクかを入力してください。",
    title: () => "新しいリンク",
    lead: () => "リンクを知っている人は、下書きでもいまの内容を読み、ページにメモを付けられます。アカウントはいりません。",
    name: () => "送る相手",
    nameHint: () => "あなただけに表示されます。",
    period: () => "有効期間",
    password: () => "パスワード",
    optional: () => "省略可",
    passwordHint: () => "8文字以上。リンクとは別に伝えてください。",
    making: () => "作成しています",
    make: () => "リンクを作る",
    address: () => "リンクのURL",
    addressHint: () => "表示されるのは今回だけです。いまコピーしてください。"
  },
  password: {
    none: () => "リンクのパスワードを入力してください。",
    title: () => "このリンクにはパスワードがあります",
    lead: () => "リンクを送った人に確認してください。",
    password: () => "パスワード",
    opening: () => "開いています",
    open: () => "開く"
  },
  pinned: {
    pinned: () => "メモを付けました",
    removed: () => "メモを取り消しました",
    takeBack: () => "取り消す",
    add: () => "メモを追加する",
    to: (d) => number("ja", d.number, 0) + "ページ"
  },
  item: {
    note: (d) => "メモ" + number("ja", d.number, 0),
    through: () => "<day/>、<link/>のリンクから",
    done: () => "対応済み"
  },
  reviewed: {
    by: () => "作者：<name/>",
    read: () => "読む",
    lead: () => "確認用リンクです。<time/>まで開けます。メモは、作者とこのリンクを知っている人全員が読めます。",
    noPages: () => "この話にはまだページがありません。あとでもう一度開いてください。",
    end: () => "ここまでです。閉じると、ページにメモを付けられます。"
  },
  page: {
    titleOf: (d) => d.episode + "の確認",
    title: () => "公開前の確認",
    links: () => "確認用リンク",
    none: () => "メモはここに、ページとともに表示されます",
    noneLead: () => "リンクを作って、編集者や友人に送ってください。",
    which: () => "表示するメモ",
    open: (d) => "未対応（" + number("ja", d.count, 0) + "）",
    all: (d) => "すべて（" + number("ja", d.count, 0) + "）",
    allDone: () => "すべてのメモが対応済みです。",
    answer: () => "あなたの返信"
  },
  link: {
    title: () => "確認用リンク",
    tryAgain: () => "もう一度試す",
    failed: () => "リンクを開けませんでした。"
  }
}
