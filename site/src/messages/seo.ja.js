// Compiled from messages/ja/seo.json by `npm run generate`.

export default {
  top: {
    title: () => "Komawari：コマで読むマンガ",
    description: () => "連載マンガを無料で読めて、自分の作品も公開できます。描いた人から直接、毎日新しい話が届きます。"
  },
  work: {
    description: (d) => d.creator + "さんのマンガ「" + d.title + "」をKomawariで読めます。",
    feed: (d) => "「" + d.title + "」の新しい話",
    illustrations: (d) => "「" + d.title + "」のイラスト",
    illustrationsOf: (d) => d.creator + "さんのマンガ「" + d.title + "」のイラストです。"
  },
  episode: {
    description: (d) => d.creator + "さんのマンガ「" + d.work + "」の" + d.name + "をKomawariで読めます。"
  },
  illustration: {
    description: (d) => d.creator + "さんのイラスト「" + d.title + "」をKomawariで公開しています。"
  },
  creator: {
    description: (d) => d.creator + "さんのマンガをKomawariで読めます。",
    feed: (d) => d.creator + "さんの新着",
    portfolioWork: (d) => d.creator + "さんのマンガフォリオの作品です。"
  },
  creatorTitles: {
    timeline: (d) => d.creator + "（@" + d.screenName + "）",
    manga: (d) => d.creator + "（@" + d.screenName + "）のマンガ",
    illustrations: (d) => d.creator + "（@" + d.screenName + "）のイラスト",
    mangafolio: (d) => d.creator + "（@" + d.screenName + "）のマンガフォリオ",
    profile: (d) => d.creator + "（@" + d.screenName + "）のプロフィール"
  },
  mangafolio: {
    heading: () => "マンガフォリオ",
    description: () => "マンガを描く人たちのポートフォリオです。Komawariやほかの場所で発表した作品をまとめています。"
  },
  tag: {
    description: (d) => "Komawariで「" + d.tag + "」のタグが付いているマンガです。",
    feed: (d) => "「" + d.tag + "」の新着作品",
    works: (d) => "「" + d.tag + "」のマンガ"
  },
  tags: {
    heading: () => "タグ",
    description: () => "Komawariの作品に付いているタグの一覧です。よく使われるタグ、増えているタグなど、すべてのタグから作品を探せます。"
  },
  newWorks: {
    heading: () => "新着作品",
    description: () => "Komawariで公開されたマンガを、新しい順に並べています。"
  },
  search: {
    heading: () => "検索",
    description: () => "Komawariのマンガ、作者、タグを検索できます。"
  },
  unavailable: {
    heading: () => "ただいま表示できません",
    description: () => "このページはただいま表示できません。少し待ってから、もう一度読み込んでください。"
  },
  offline: {
    heading: () => "オフライン",
    description: () => "オフラインのようです。開いているページはそのまま読めます。"
  },
  notFound: {
    heading: () => "ページが見つかりません",
    description: () => "このページは見つかりません。非公開になったか、URLが変わった可能性があります。"
  },
  lists: {
    continued: (d) => d.title + "（続き）"
  }
}
