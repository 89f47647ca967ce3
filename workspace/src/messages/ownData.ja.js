// Compiled from messages/ja/ownData.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  data: {
    title: () => "データ",
    noEmail: () => "メールアドレスを登録すると、このアカウントにファイルを取り込むこともできます。"
  },
  export: {
    title: () => "データをダウンロード",
    lead: () => "アップロードした元の画像すべてと、そのほかのデータ（作品、話とその順番、イラスト、マンガフォリオ、サイト、プロフィール、コメント、いいね、ブックマーク、ファン登録、閲覧履歴、設定）のJSONを、1つのZIPにまとめます。",
    failed: () => "ファイルを作成できませんでした。データは失われていません。もう一度作成してください。",
    starting: () => "開始しています",
    again: () => "新しいファイルを作成する",
    make: () => "ファイルを作成する",
    making: (d) => "ファイルを作成しています（画像" + number("ja", d.total, 0) + "件中" + number("ja", d.done, 0) + "件）",
    leave: () => "ファイルを作成しています。このページを離れてもかまいません。",
    makingLabel: () => "ファイルの作成",
    started: () => "ダウンロードを開始しました",
    opening: () => "開いています",
    download: () => "ダウンロードする",
    ready: (d) => "ファイルができました（" + d.size + "）。",
    readyUntil: (d) => "ファイルができました（" + d.size + "）。" + d.day + "まで、あなただけがダウンロードできます。"
  },
  import: {
    asDrafts: () => "下書きとして",
    asDraftsHint: () => "公開するまでだれにも表示されません。イラストは非公開で取り込まれます。",
    same: () => "元の状態のまま",
    sameHint: () => "公開していたものは、元の日付ですぐに公開されます。予約日時を過ぎたものは下書きになります。",
    title: () => "データを取り込む",
    lead: () => "Komawariからダウンロードしたファイルを、新しいアカウントなどに取り込みます。同じファイルを2回取り込んでも重複しません。ほかの人へのコメントといいねは含まれず、ブックマーク、ファン登録、閲覧履歴は引き継がれます。プロフィールとサイトは、このアカウントに画像も自己紹介もないときだけ引き継がれます。",
    importing: (d) => d.file + "を取り込んでいます（" + number("ja", d.total, 0) + "件中" + number("ja", d.done, 0) + "件）",
    looking: (d) => d.file + "の中を確認しています。このページを離れてもかまいません。",
    label: () => "データの取り込み",
    failed: () => "ファイルを取り込めませんでした。もう一度お試しください。",
    imported: (d) => d.file + "を" + select(d.how, { same: "元の状態のまま", other: "下書きとして" }) + "取り込みました。",
    importedWithout: (d) => d.file + "を" + select(d.how, { same: "元の状態のまま", other: "下書きとして" }) + "取り込みました。次の" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" }) + "は取り込めませんでした。",
    legend: () => "作品の取り込み方",
    wrong: () => "うまくいきませんでした。しばらくしてからもう一度お試しください。",
    uploading: () => "アップロードしています",
    choose: () => "ファイルを選ぶ",
    uploadingWhat: (d) => d.file + "をアップロード中",
    hint: () => "komawariと日付の名前が付いたZIP（4 GBまで）。",
    broke: () => "接続が切れました。同じファイルをもう一度選ぶと、途中から再開します。"
  }
}
