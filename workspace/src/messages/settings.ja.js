// Compiled from messages/ja/settings.json by `npm run generate`.

export default {
  settings: {
    settings: () => "設定",
    profile: () => "プロフィール",
    profileWords: () => "名前・自己紹介・画像",
    site: () => "サイト",
    siteWords: () => "タイトル・色・リンク・公開範囲",
    notifications: () => "通知",
    notificationsWords: () => "お知らせする内容・新しい話のメール・フィード",
    account: () => "アカウント",
    accountWords: () => "メールアドレス・ログイン・ログアウト",
    data: () => "データ",
    dataWords: () => "すべてを1つのファイルでダウンロード、または取り込み",
    safety: () => "ブロック・ミュート",
    safetyWords: () => "ブロック・ミュートした人、ミュートワード",
    tokens: () => "トークン",
    tokensWords: () => "代わりにアップロードや公開をするプログラム用",
    webhooks: () => "Webフック",
    webhooksWords: () => "出来事を受け取るプログラム用",
    purchases: () => "購入履歴",
    purchasesWords: () => "支払った金額と日付"
  }
}
