// Compiled from messages/ja/sites.json by `npm run generate`.
import { select } from "@messageformat/runtime";
export default {
  overview: {
    title: () => "サイト",
    view: () => "サイトを見る",
    looks: () => "見た目",
    closed: () => "非公開",
    open: () => "公開",
    noDescription: () => "まだ紹介文がありません。",
    edit: () => "見た目とリンク",
    editWhat: (d) => "画像・色・文章・リンク（10件中" + d.count + "件）",
    settings: () => "設定",
    settingsWhat: (d) => select(d.order, { NEWEST_FIRST: "新しい順", other: "古い順" }) + "・" + select(d.layout, { GRID: "表紙を並べる", other: "あらすじつきの一覧" }) + "・" + select(d.state, { CLOSED: "非公開", other: "公開" }),
    robots: () => "ロボット対策",
    robotsWhat: () => "コメントする人を確認する",
    adTags: () => "広告タグ",
    noAds: () => "なし",
    ads: (d) => "3か所中" + d.count + "か所"
  },
  form: {
    save: () => "保存する",
    saving: () => "保存しています",
    saved: () => "サイトを保存しました",
    yourSite: () => "あなたのサイト",
    looks: () => "見た目",
    title: () => "タイトル",
    titleHint: () => "空のときは、表示名が使われます。",
    description: () => "紹介文",
    optional: () => "省略できます。",
    now: () => "近況",
    nowHint: () => "作品の横に表示されます。",
    hero: () => "トップ画像",
    heroHint: () => "横長の画像を3:1で表示します。2880×1620ピクセルまで。"
  },
  color: {
    label: () => "色",
    hint: () => "ファン登録ボタン、トップ画像の下の線、選択中のタブに使います。読みやすい明るさに自動で調整します。",
    pick: () => "色を選ぶ",
    light: () => "ライト",
    dark: () => "ダーク",
    asChosen: (d) => d.color + "（選んだ色のまま）",
    darkened: (d) => d.color + "（暗く調整）",
    lightened: (d) => d.color + "（明るく調整）",
    wrong: () => "#2c6a3bのような形で色を入力してください。"
  },
  links: {
    heading: () => "リンク",
    none: () => "まだリンクがありません",
    noneLead: () => "ブログ、ショップ、ほかの投稿先などを載せられます。",
    row: (d) => "リンク" + d.number,
    name: () => "名前",
    address: () => "URL（アドレス）",
    remove: (d) => "リンク" + d.number + "を削除する",
    add: () => "リンクを追加する",
    noName: () => "リンクの名前を入力してください。",
    most: () => "リンクは10件までです。",
    tooLong: () => "URLが長すぎます。",
    noWeb: () => "https://かhttp://で始まるURLを入力してください。"
  },
  settings: {
    title: () => "サイトの設定",
    works: () => "作品",
    order: () => "並び順",
    newest: () => "新しい順",
    oldest: () => "古い順",
    layout: () => "表示方法",
    grid: () => "表紙を並べる",
    list: () => "あらすじつきの一覧",
    closing: () => "サイトの非公開",
    close: () => "サイトを非公開にする",
    closeHint: () => "サイト・作品・画像が、ほかの人には見つからなくなります。保存すると反映されます。",
    gone: () => "このページは見つかりません",
    goneLead: () => "非公開になったか、URLが変わった可能性があります。"
  },
  robots: {
    noKeys: () => "reCAPTCHAのキーが設定されていないため、まだ確認は行われません。",
    isChecked: () => "コメントする人を確認します",
    notChecked: () => "コメントする人を確認しません",
    section: () => "コメントの確認",
    check: () => "コメントする人を確認する",
    checkHint: () => "人が書いているかをGoogle reCAPTCHAで確認します。ほとんどの場合、操作は必要ありません。あなたの作品にコメントするときに、そのスクリプトが読み込まれます。"
  },
  ads: {
    saved: () => "広告を保存しました",
    lead: () => "ご自身のi-mobileアカウントのタグ（300×250のバナー用）を貼り付けてください。すべての話に、ページから切り離した枠で表示されます。有料ページには表示されません。収益はi-mobileから支払われ、Komawariは受け取りません。",
    preview: (d) => "プレビュー：" + d.place,
    risk: () => "タグは、表示されるページでだれでも読めます。悪用されるとi-mobileのアカウントに影響するため、レポートを定期的に確認してください。",
    wrong: (d) => "300×250のバナー用のi-mobileタグではありません（" + d.why + "）。タグ全体をもう一度コピーしてください。"
  },
  adPlaces: {
    pcTop: () => "パソコン、1つ目",
    pcBottom: () => "パソコン、2つ目",
    sp: () => "スマートフォン"
  },
  adHints: {
    pcTop: () => "最後のページの後の内容の横に表示されます。空にすると広告は出ません。",
    pcBottom: () => "1つ目の下に表示されます。空にすると広告は出ません。",
    sp: () => "最後のページの後に表示されます。空にすると広告は出ません。"
  },
  adReasons: {
    others: () => "2つのスクリプトのほかに何かがあります",
    scripts: () => "スクリプトは2つ必要です",
    loader: () => "1つ目のスクリプトがi-mobileのものではありません",
    call: () => "2つ目のスクリプトがi-mobileのものではありません",
    values: () => "i-mobileの書く値と違います",
    inline: () => "使えるのはインラインバナーだけです",
    element: () => "要素の名前がi-mobileの付けるものと違います"
  }
}
