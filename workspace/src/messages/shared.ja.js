// Compiled from messages/ja/shared.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  notFound: {
    title: () => "このページは見つかりません",
    lead: () => "非公開になったか、URLが変わった可能性があります。",
    topPage: () => "トップページへ"
  },
  conflict: {
    said: () => "<time/>に別のタブで変更されました。",
    keep: () => "この内容を使う",
    load: () => "別のタブの内容を読み込む",
    what: () => "この内容でもう一度保存するか、別のタブの内容を読み込んでください。"
  },
  kept: {
    back: () => "<time/>の変更内容を復元しました。",
    onlyHere: () => "このブラウザにだけ保存されていました。",
    leftOut: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件のファイルは届いていませんでした。もう一度追加してください。" }),
    discard: () => "破棄する",
    until: (d) => select(d.until, { save: "保存", other: "公開" }) + "するまで、このブラウザに残ります"
  },
  takenDown: {
    work: () => "この作品は運営により公開停止になっています。読者には表示されません。",
    episode: () => "この話は運営により公開停止になっています。読者には表示されません。",
    illustration: () => "このイラストは運営により公開停止になっています。読者には表示されません。",
    workOf: () => "この話の作品は運営により公開停止になっています。読者には表示されません。"
  },
  suspended: {
    label: () => "公開停止",
    since: () => "公開停止日時：<time/>",
    why: () => "理由：<reason/>",
    objection: () => "この判断に誤りがあると思われる場合は、<contact>お問い合わせ</contact>ください。"
  },
  list: {
    order: () => "並び順",
    find: () => "タイトルで探す",
    edited: () => "更新順",
    made: () => "新しい順",
    title: () => "タイトル順",
    none: (d) => "「" + d.text + "」は見つかりませんでした",
    showAll: () => "すべて表示する",
    onlyTitles: (d) => select(d.what, { works: "作品", other: "イラスト" }) + "のタイトルだけを探します。"
  },
  shownOnce: {
    save: () => "いま控えてください。あとから表示することはできません。",
    copy: () => "コピーする",
    saved: () => "控えました",
    copied: () => "コピーしました",
    notCopied: () => "このブラウザではコピーできませんでした。選択して手動でコピーしてください。"
  },
  frame: {
    breadcrumb: () => "パンくずリスト",
    aboutSite: () => "このサイトについて"
  },
  settings: {
    label: () => "設定",
    profile: () => "プロフィール",
    site: () => "サイト",
    account: () => "アカウント",
    notifications: () => "通知",
    data: () => "データ",
    tokens: () => "トークン",
    webhooks: () => "Webフック",
    safety: () => "ブロック・ミュート",
    purchases: () => "購入履歴"
  }
}
