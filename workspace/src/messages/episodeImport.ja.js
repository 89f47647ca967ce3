// Compiled from messages/ja/episodeImport.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  drop: {
    lead: () => "複数の話をまとめて登録できます。",
    what: () => "話ごとにフォルダーを分けたZIPかフォルダーをドロップしてください。",
    chooseZip: () => "ZIPを選ぶ",
    folder: () => "フォルダー",
    reading: () => "読み込んでいます",
    running: () => "ほかの一括登録を実行中です。終わるのを待つか、中止してください。",
    notSeveral: () => "ページの入ったフォルダーが複数ありません。新しい話にドロップしてください。",
    unreadable: () => "読み込めませんでした。"
  },
  question: {
    title: (d) => "1話にしますか、" + d.count + "話に分けますか",
    one: (d) => "1話（" + d.pages + "ページ）にする",
    several: (d) => d.count + "話に分ける",
    what: (d) => "<name/>には、ページの入ったフォルダーが" + d.count + "件あります。それぞれを1話の下書きにできます。作る前に内容を確認できます。"
  },
  box: {
    episodes: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "話" }),
    partlyMade: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "話" }) + "中" + d.made + "話を作成",
    made: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "話" }) + "を作成しました",
    progress: () => "作成した話",
    beside: (d) => "<b>フォルダーの外にある" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "ページ" }) + "</b>は追加されません。",
    earlier: (d) => "<b>" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件のフォルダー" }) + "は以前に下書きになった</b>ため、追加されません。",
    again: () => "もう一度登録する",
    label: () => "登録する話",
    stop: () => "中止する",
    "continue": () => "続ける",
    make: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "話" }) + "の下書きを作る",
    cancel: () => "キャンセル",
    close: () => "閉じる",
    hint: () => "下書きは、公開するまで読者に表示されません。",
    remarks: () => "ほかに入っていたもの",
    moreRemarks: (d) => "ほか" + d.count + "件も追加されません。"
  },
  row: {
    untitled: (d) => d.number + "話目",
    title: (d) => d.number + "話目のタイトル",
    tooLong: (d) => d.max + "文字以内にしてください。",
    pages: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "ページ" }),
    pagesAndOthers: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "ページ" }) + "（ほかのファイル" + plural(d.leftOut, 0, ja, { other: number("ja", d.leftOut, 0) + "件" }) + "は追加されません）",
    leaveOut: (d) => "「" + d.title + "」を外す",
    leaveOutUntitled: (d) => d.number + "話目を外す",
    lost: () => "追加されなかったページ"
  },
  status: {
    sending: (d) => d.count + "ページ中" + d.ready + "ページ完了",
    offline: (d) => d.count + "ページ中" + d.ready + "ページ完了。接続がありません。戻ると自動で続きます。",
    saving: () => "保存しています",
    paused: (d) => d.count + "ページ中" + d.ready + "ページで止まりました：" + d.words,
    made: () => "下書きを作りました",
    partlyMade: (d) => d.count + "ページの下書きを作りました",
    failed: (d) => "作れませんでした。" + d.words,
    noPage: () => "読み込めるページがありませんでした。",
    notSaved: () => "保存できませんでした。",
    notMade: () => "下書きを作れませんでした。"
  },
  found: {
    folders: (d) => d.count + "件のフォルダー",
    tooManyPages: (d) => d.count + "ページあります（1話の上限は" + d.most + "ページ）。フォルダーを分けてください。",
    hidden: () => "隠しファイルなので追加されません。ページであれば、名前の先頭の点を取ってください。",
    archive: () => "開きませんでした。展開して中のページを追加してください。",
    document: () => "ZIPの中では開けません。話にドロップしてください。",
    notImage: () => "画像ではないので追加されません。"
  },
  zip: {
    tooManyFiles: () => "ZIPのファイルが多すぎます。ページだけを入れてください。",
    damaged: () => "ZIPが壊れています。作り直してください。",
    twice: (d) => "ZIPに" + d.path + "が2つ以上あります。これは後のほうです。",
    password: () => "パスワードで保護されています。パスワードなしでZIPを作ってください。",
    bomb: () => "展開すると100倍を超え、画像としてありえない大きさです。もう一度書き出してください。",
    larger: () => "展開すると記録より大きくなります。ZIPを作り直してください。",
    damagedInside: () => "ZIPの中で壊れています。ZIPを作り直してください。"
  }
}
