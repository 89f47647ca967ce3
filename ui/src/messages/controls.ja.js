// Compiled from messages/ja/controls.json by `npm run generate`.

export default {
  controls: {
    working: () => "処理しています",
    loading: () => "読み込んでいます",
    loadingWhat: (d) => d.what + "を読み込んでいます",
    close: () => "閉じる",
    dismiss: () => "閉じる",
    keepIt: () => "やめる",
    tooFew: () => "読者が少ないため非表示",
    showPassword: () => "表示<sr>（パスワード）</sr>",
    hidePassword: () => "隠す<sr>（パスワード）</sr>"
  }
}
