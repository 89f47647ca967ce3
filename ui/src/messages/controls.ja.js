// Compiled from messages/ja/controls.json by `npm run generate`.

export default {
  controls: {
    working: () => "処理しています",
    loading: () => "読み込んでいます",
    loadingWhat: (d) => d.what + "を読み込んでいます",
    more: (d) => d.noun + "をあと" + d.count + "件表示する",
    all: () => "これですべてです",
    moreUncounted: (d) => d.noun + "をもっと表示する",
    close: () => "閉じる",
    dismiss: () => "閉じる",
    keepIt: () => "やめる",
    tooFew: () => "読者が少ないため非表示",
    showPassword: () => "表示<sr>（パスワード）</sr>",
    hidePassword: () => "隠す<sr>（パスワード）</sr>",
    move: (d) => d.item + "を移動（" + d.count + "件中" + d.position + "番目）。Altキーと矢印キーで動かせます。",
    moved: (d) => d.item + "を" + d.count + "件中" + d.position + "番目に移動しました"
  }
}
