// Compiled from messages/ja/app.json by `npm run generate`.

export default {
  my: {
    bar: () => "メインメニュー（簡易）",
    tabs: () => "マイページのメニュー"
  },
  places: {
    workspace: () => "ワークスペース",
    home: () => "ホーム",
    works: () => "作品",
    illustrations: () => "イラスト",
    portfolio: () => "マンガフォリオ",
    comments: () => "コメント",
    fans: () => "ファン",
    trash: () => "ゴミ箱",
    sales: () => "売上",
    withdrawal: () => "出金",
    analytics: () => "アナリティクス",
    accesses: () => "アクセス",
    site: () => "サイト",
    profile: () => "プロフィール",
    xLink: () => "X連携",
    tokens: () => "トークン",
    webhooks: () => "Webフック",
    scouts: () => "スカウト",
    moderation: () => "やわらかコメント",
    applications: () => "アプリ",
    publish: () => "投稿",
    reading: () => "読者としてのページ",
    earnings: () => "収益",
    insight: () => "分析",
    tools: () => "ツール",
    ownSite: () => "自分のサイトを見る",
    closedSite: () => "自分のサイト（非公開）",
    onPhones: () => "ワークスペースのメニュー",
    menu: () => "メニュー",
    all: () => "ワークスペースの各ページ"
  }
}
