// Compiled from messages/ja/pageEditor.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  tile: {
    name: (d) => select(d.what, { PICTURE: "画像" + d.number, other: d.number + "ページ" }),
    more: (d) => select(d.what, { PICTURE: "画像" + d.number, other: d.number + "ページ" }) + "の操作",
    retry: () => "もう一度送る",
    replace: () => "差し替える",
    insert: (d) => "前に" + select(d.what, { PICTURE: "画像", other: "ページ" }) + "を追加する",
    moveTo: () => "移動する",
    describe: () => "説明を書く",
    editDescription: () => "説明を編集する",
    trim: () => "余白を切り取る",
    split: () => "スマートフォンで分割する",
    keepWhole: () => "スマートフォンで分割しない",
    remove: () => "削除する",
    lost: () => "画像が届いていません。差し替えるか削除してください。"
  },
  tileNote: {
    notes: (d) => "メモ" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" }),
    trimmed: () => "切り取り済み",
    replaced: () => "差し替え済み",
    wide: () => "見開き",
    wideWhole: () => "見開き・分割なし",
    opening: () => "最初"
  },
  inWords: {
    title: (d) => select(d.what, { PICTURE: "画像" + d.number + "の説明", other: d.number + "ページの説明とせりふ" }),
    description: () => "説明",
    descriptionHint: () => "絵が見えない読者のために、何が描かれているかを書きます。",
    dialogue: () => "せりふ",
    dialogueHint: () => "読む順に書きます。検索の対象になります。",
    previous: (d) => "前の" + select(d.what, { PICTURE: "画像", other: "ページ" }),
    next: (d) => "次の" + select(d.what, { PICTURE: "画像", other: "ページ" }),
    position: (d) => select(d.what, { PICTURE: d.count + "枚中" + d.number + "枚目", other: d.count + "ページ中" + d.number + "ページ目" })
  },
  bar: {
    heading: (d) => select(d.what, { PICTURE: "画像", other: "ページ" }),
    filter: () => "絞り込み",
    all: () => "すべて",
    working: () => "処理中",
    errors: () => "エラー",
    tileSize: () => "表示の大きさ",
    sortByName: () => "名前順に並べる",
    asSpreads: () => "見開きで表示する",
    spreads: () => "読む順に並んだ見開き"
  },
  drop: {
    remark: (d) => d.archive + "：" + d.words,
    lead: () => "画像・フォルダー・ZIP・PDF・PSDをドロップできます。",
    limits: (d) => "1ファイル20 MBまで" + select(d.what, { PICTURE: "", other: "、1話500 MBまで" }) + "。ファイル名の数字の順に並びます。",
    chooseFiles: () => "ファイルを選ぶ",
    folder: () => "フォルダー",
    ready: (d) => d.count + "件中" + d.ready + "件完了",
    uploads: () => "アップロード全体",
    leftOut: (d) => "上限は" + d.most + "件です。" + d.count + "件は追加されませんでした"
  },
  move: {
    title: (d) => plural(d.count, 0, ja, { "1": d.place + "ページ目", other: number("ja", d.count, 0) + "ページ" }) + "をどこに移動しますか",
    range: (d) => "1から" + d.last + "までの数字を入力してください。",
    bounds: (d) => "1〜" + d.last,
    keep: () => "変更しない",
    move: () => "移動する",
    place: () => "移動先"
  },
  grid: {
    label: (d) => "読む順に並んだ" + select(d.what, { PICTURE: "画像", other: "ページ" }),
    movedOne: (d) => select(d.what, { PICTURE: d.count + "枚中" + d.place + "枚目", other: d.count + "ページ中" + d.place + "ページ目" }) + "に移動しました",
    moved: (d) => select(d.what, { PICTURE: "画像" + d.count + "枚を" + d.place + "枚目", other: d.count + "ページを" + d.place + "ページ目" }) + "に移動しました",
    dragged: (d) => d.count + "ページ",
    add: (d) => select(d.what, { PICTURE: "画像", other: "ページ" }) + "を追加する",
    keys: (d) => select(d.what, { PICTURE: "ドラッグするか、画像を選んでAlt+矢印キーで並べ替えられます。", other: "ドラッグするか、ページを選んでAlt+矢印キーで並べ替えられます。" }),
    hint: (d) => select(d.what, { PICTURE: "1枚目が一覧に表示されます。", other: "並べ替えても、話の公開状態・いいね・コメントは変わりません。" }),
    removedOne: (d) => select(d.what, { PICTURE: "画像", other: "ページ" }) + "を削除しました",
    removed: (d) => select(d.what, { PICTURE: "画像を" + d.count + "枚", other: d.count + "ページを" }) + "削除しました",
    undo: () => "元に戻す",
    faults: () => "問題のあるファイル",
    remarks: () => "ZIPに入っていたほかのもの",
    close: () => "閉じる"
  },
  selection: {
    label: () => "選んだページ",
    count: (d) => d.count + "件を選択中",
    all: () => "すべて選ぶ",
    moveTo: () => "移動する",
    remove: () => "削除する",
    clear: () => "選択を解除"
  },
  crop: {
    title: (d) => d.number + "ページの余白を切り取る",
    hint: () => "端をドラッグするか、端を選んで矢印キーで動かします。元の画像は残るので、いつでも変更できます。",
    failed: () => "切り取れませんでした。",
    pixels: (d) => d.count + "ピクセル",
    size: (d) => d.wholeWidth + " × " + d.wholeHeight + "ピクセルのうち" + d.width + " × " + d.height,
    find: () => "余白を探す",
    wholePage: () => "ページ全体に戻す",
    keep: () => "変更しない",
    trim: () => "切り取る",
    trimming: () => "切り取っています",
    trimmed: () => "余白を切り取りました",
    isWhole: () => "ページ全体に戻しました"
  },
  edges: {
    left: () => "左",
    top: () => "上",
    right: () => "右",
    bottom: () => "下"
  },
  marginsAt: {
    left: () => "左の余白",
    top: () => "上の余白",
    right: () => "右の余白",
    bottom: () => "下の余白"
  },
  leaving: {
    title: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件のファイル" }) + "をアップロード中です。ページを離れますか",
    stay: () => "このページに残る",
    leave: () => "離れる",
    what: () => "アップロードはここで止まります。あとで同じファイルをドロップすると、続きから再開します。"
  }
}
