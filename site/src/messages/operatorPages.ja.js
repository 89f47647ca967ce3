// Compiled from messages/ja/operatorPages.json by `npm run generate`.

export default {
  names: {
    terms: () => "利用規約",
    privacy: () => "プライバシーポリシー",
    guidelines: () => "ガイドライン",
    help: () => "ヘルプ",
    contact: () => "お問い合わせ",
    fees: () => "手数料",
    tokushoho: () => "特定商取引法に基づく表記"
  },
  page: {
    description: (d) => "Komawariの" + d.title + "です。運営が作成したもので、以前の版も読めます。",
    since: () => "<day/>から有効",
    upcoming: () => "<moment/>から新しい版が有効になります。<read>新しい版を読む</read>",
    contact: () => "連絡先：<address/>",
    nothing: () => "まだ内容がありません",
    nothingLead: () => "このサイトの運営は、このページをまだ公開していません。",
    topPage: () => "トップページへ",
    earlier: () => "以前の版",
    from: (d) => "<day/>から<sr>（第" + d.number + "版）</sr>",
    contents: () => "目次"
  },
  edition: {
    title: (d) => d.title + "（第" + d.number + "版）",
    EARLIER: (d) => d.day + "からの、以前の版です。",
    IN_EFFECT: (d) => d.day + "から有効です。",
    UPCOMING: (d) => d.moment + "から有効になります。",
    page: () => "このページを見る",
    current: () => "いま有効な版を読む"
  }
}
