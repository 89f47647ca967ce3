// Compiled from messages/ja/identityErrors.json by `npm run generate`.

export default {
  kinds: {
    unauthorizedDomain: () => "このアドレスからはログインできません。",
    closed: () => "ログイン画面が閉じられました。もう一度お試しください。",
    blocked: () => "ブラウザがログイン画面をブロックしました。",
    noStorage: () => "サイトデータの保存を許可してください。",
    offline: () => "オフラインのようです。"
  },
  unavailable: (d) => "いまログインできません。コード：" + d.code,
  next: {
    again: () => "もう一度試す",
    retry: () => "やり直す",
    sameTab: () => "このタブで続ける"
  }
}
