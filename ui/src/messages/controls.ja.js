// Compiled from messages/ja/controls.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  controls: {
    working: () => "処理しています",
    loading: () => "読み込んでいます",
    loadingWhat: (d) => d.what + "を読み込んでいます",
    more: (d) => d.noun + "をあと" + d.count + "件表示する",
    moreUncounted: (d) => d.noun + "をもっと表示する",
    close: () => "閉じる",
    dismiss: () => "閉じる",
    keepIt: () => "やめる",
    tooFew: () => "読者が少ないため非表示",
    showPassword: () => "表示<sr>（パスワード）</sr>",
    hidePassword: () => "隠す<sr>（パスワード）</sr>",
    move: (d) => d.item + "を移動（" + d.count + "件中" + d.position + "番目）。Altキーと矢印キーで動かせます。",
    moved: (d) => d.item + "を" + d.count + "件中" + d.position + "番目に移動しました"
  },
  form: {
    over: (d) => "上限の" + number("ja", d.max, 0) + "文字を" + number("ja", d.over, 0) + "文字超えています。短くしてください。",
    empty: () => "入力してください。",
    under: (d) => number("ja", d.min, 0) + "文字以上にしてください。"
  },
  upload: {
    page: (d) => d.number + "ページ、" + d.state,
    pageAlone: (d) => d.number + "ページ",
    select: (d) => d.number + "ページを選ぶ",
    paid: () => "ここから有料",
    queued: () => "待機中",
    drawing: () => "描画中",
    processing: () => "処理中",
    retry: () => "もう一度送る",
    replace: () => "差し替える",
    fileQueued: (d) => d.file + "、待機中",
    fileDrawing: (d) => d.file + "、描画中",
    fileUploading: (d) => d.file + "、" + d.percent + "%アップロード済み",
    fileProcessing: (d) => d.file + "、処理中",
    fileFailed: (d) => d.file + "。エラー: " + d.reason,
    ready: () => "準備完了"
  }
}
