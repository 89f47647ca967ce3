// Compiled from messages/ja/portfolios.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  autofill: {
    looking: () => "調べています",
    fill: () => "ページから入力する",
    stop: () => "中止する",
    hint: () => "Komawariのサーバーから1回だけページを見て、タイトル、画像、アイコンを探します。あとからすべて変更できます。",
    reading: (d) => d.host + "を読み込んでいます。5秒で中止します。",
    waiting: (d) => d.host + "の順番を待っています。",
    lost: () => "結果が届きませんでした。もう一度試すか、ご自分で入力してください。"
  },
  deleteWork: {
    deleted: () => "作品を削除しました",
    "delete": () => "削除する",
    ask: (d) => "「" + d.title + "」を削除しますか",
    what: () => "マンガフォリオとすべてのカテゴリから削除され、元に戻せません。公開先のページはそのまま残ります。"
  },
  row: {
    elsewhere: () => "外部の作品",
    here: () => "Komawariの作品",
    hidden: () => "読者には非表示"
  },
  deleteCategory: {
    deleted: () => "カテゴリを削除しました",
    "delete": () => "削除する",
    ask: (d) => "「" + d.title + "」を削除しますか",
    what: () => "カテゴリは元に戻せません。作品は、カテゴリなしでマンガフォリオに残ります。"
  },
  categories: {
    reordered: () => "並び順を変更しました",
    undo: () => "元に戻す",
    title: () => "カテゴリ",
    none: () => "まだカテゴリがありません",
    noneLead: () => "ジャンル、年、シリーズなどで作品をまとめ、好きな順に並べられます。",
    inOrder: () => "カテゴリの並び順",
    works: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "作品" }),
    add: () => "カテゴリを追加する"
  },
  externalWork: {
    saved: () => "作品を保存しました",
    known: () => "外部の作品",
    fresh: () => "新しい外部の作品",
    saving: () => "保存しています",
    save: () => "保存する",
    preview: () => "この作品のページ",
    where: () => "公開先",
    work: () => "作品",
    title: () => "タイトル",
    description: () => "説明",
    optional: () => "省略できます。",
    picture: () => "画像",
    pictureHint: () => "省略できます。マンガフォリオでこの作品の画像として表示されます。"
  },
  banner: {
    notCropped: () => "画像を切り抜けませんでした。3:1に切り抜いてから選び直してください。",
    label: () => "バナー",
    hint: () => "横長（3:1）。ほかの形の画像は使う部分を選べます。選ぶとすぐに保存されます。"
  },
  crop: {
    title: () => "バナーに使う部分を選ぶ",
    cancel: () => "キャンセル",
    cutting: () => "切り抜いています",
    take: () => "この部分を使う",
    leftToRight: () => "左右の位置",
    topToBottom: () => "上下の位置"
  },
  remove: {
    removing: () => "削除しています"
  },
  komawariWork: {
    saved: () => "作品を保存しました",
    takenOut: () => "マンガフォリオから外しました",
    takeOut: () => "外す",
    ask: (d) => "「" + d.title + "」を外しますか",
    what: () => "マンガフォリオとすべてのカテゴリから外れます。作品そのものは残ります。",
    saving: () => "保存しています",
    save: () => "保存する",
    picture: () => "画像",
    label: () => "マンガフォリオでの画像",
    hint: () => "省略できます。画像がないときは表紙が表示されます。",
    title: () => "Komawariの作品"
  },
  picker: {
    label: () => "追加できる作品",
    taken: () => "追加済み",
    adding: () => "追加しています",
    add: (d) => plural(d.count, 0, ja, { "0": "作品を追加する", other: number("ja", d.count, 0) + "作品を追加する" }),
    full: (d) => "1つのカテゴリに入るのは" + number("ja", d.most, 0) + "作品までです。あと" + number("ja", d.count, 0) + "作品減らしてください。",
    order: () => "選んだ順にカテゴリに追加されます。"
  },
  found: {
    label: (d) => d.host + "で見つかった内容",
    icon: () => "リンクの横にアイコンが表示されます。",
    noIcon: () => "表示できるアイコンがありません。",
    picture: () => "画像",
    noPicture: () => "使える画像がありません。ご自分で選んでください。",
    title: () => "タイトル",
    noTitle: () => "なし",
    place: () => "公開先の名前",
    taken: () => "入力済み",
    take: () => "これを使う",
    takePicture: () => "この画像を使う",
    takeTitle: () => "このタイトルを使う",
    takePlace: () => "この公開先の名前を使う"
  },
  places: {
    place: (d) => "公開先" + number("ja", d.number, 0),
    name: () => "名前",
    namePlaceholder: () => "ページのタイトル",
    address: () => "アドレス（URL）",
    remove: (d) => "公開先" + number("ja", d.number, 0) + "を削除する",
    add: () => "公開先を追加する"
  },
  category: {
    saved: () => "カテゴリを保存しました",
    cancel: () => "キャンセル",
    saving: () => "保存しています",
    save: () => "保存する",
    preview: () => "あなたのマンガフォリオ",
    name: () => "名前",
    unnamed: () => "新しいカテゴリ",
    title: () => "カテゴリ"
  },
  categoryWorks: {
    title: () => "作品",
    none: () => "まだ作品がありません",
    noneLead: () => "Komawariやほかの場所で公開した作品を追加してください。",
    inOrder: () => "作品の並び順",
    editWhat: (d) => "「" + d.title + "」を編集する",
    edit: () => "編集する",
    remove: (d) => "「" + d.title + "」をこのカテゴリから外す",
    addHere: () => "Komawariの作品を追加する",
    addElsewhere: () => "外部の作品を追加する"
  },
  trail: {
    mangafolio: () => "マンガフォリオ",
    edit: () => "編集",
    allWorks: () => "すべての作品",
    category: () => "カテゴリ"
  },
  forms: {
    noName: () => "カテゴリの名前を入力してください。",
    noTitle: () => "作品のタイトルを入力してください。",
    noAddress: () => "作品のURLを入力してください。"
  },
  overview: {
    title: () => "マンガフォリオ",
    view: () => "見る",
    edit: () => "編集する",
    noCategory: () => "カテゴリなし",
    empty: () => "マンガフォリオはここに表示されます",
    make: () => "マンガフォリオを作る",
    lead: () => "Komawariの作品もほかの場所の作品も、好きなカテゴリにまとめられます。",
    none: () => "まだ作品がありません。"
  },
  allWorks: {
    title: () => "すべての作品",
    fresh: () => "新しい外部の作品",
    noun: () => "作品",
    none: () => "まだ作品がありません",
    noneLead: () => "カテゴリに追加した作品はここにも表示されます。",
    editWhat: (d) => "「" + d.title + "」を編集する",
    edit: () => "編集する"
  },
  edit: {
    here: () => "編集",
    title: () => "マンガフォリオを編集",
    view: () => "見る",
    preview: () => "あなたのマンガフォリオ",
    allWorks: () => "すべての作品",
    allWorksLead: () => "カテゴリのあるなしにかかわらず、マンガフォリオのすべての作品です。",
    seeAll: () => "すべての作品を見る",
    bannerSaved: () => "バナーを保存しました"
  },
  pick: {
    here: () => "Komawariの作品",
    noun: () => "作品",
    noneHere: () => "まだKomawariの作品がありません",
    make: () => "最初の作品を作る",
    noneHereLead: () => "Komawariで公開した作品もマンガフォリオに入れられます。",
    elsewhere: () => "外部の作品",
    fresh: () => "新しい外部の作品",
    noneElsewhere: () => "まだ外部の作品がありません",
    add: () => "外部の作品を追加する",
    noneElsewhereLead: () => "雑誌、書店、ほかのサイトなど、タイトルと公開先だけで追加できます。"
  }
}
