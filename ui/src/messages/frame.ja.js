// Compiled from messages/ja/frame.json by `npm run generate`.

export default {
  header: {
    skip: () => "本文へ移動",
    topPage: () => "Komawari トップページ",
    main: () => "メインメニュー",
    search: () => "検索",
    searchWhat: () => "タイトル・作者・タグ",
    signIn: () => "ログイン",
    signUp: () => "新規登録",
    publish: () => "投稿する",
    account: () => "アカウント",
    signOut: () => "ログアウトする"
  },
  places: {
    rankings: () => "ランキング",
    newWorks: () => "新着",
    tags: () => "タグ",
    mangafolio: () => "マンガフォリオ",
    home: () => "ホーム",
    search: () => "検索",
    library: () => "本棚",
    my: () => "マイページ",
    bookmarks: () => "ブックマーク",
    purchased: () => "購入済み",
    history: () => "閲覧履歴",
    device: () => "この端末に保存",
    notifications: () => "通知",
    settings: () => "設定",
    workspace: () => "ワークスペース",
    ownSite: () => "自分のサイト"
  },
  operator: {
    terms: () => "利用規約",
    privacy: () => "プライバシー",
    guidelines: () => "ガイドライン",
    help: () => "ヘルプ",
    contact: () => "お問い合わせ",
    fees: () => "手数料"
  }
}
