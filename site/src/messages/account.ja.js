// Compiled from messages/ja/account.json by `npm run generate`.

export default {
  menu: {
    notSignedOut: () => "ログアウトできませんでした。もう一度お試しください。"
  }
}
