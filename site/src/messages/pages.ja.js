// Compiled from messages/ja/pages.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  top: {
    selling: () => "販売中の話",
    all: () => "すべて見る",
    picks: (d) => d.contest + "の注目作品",
    contest: () => "コンテストを見る",
    newWorks: () => "新着作品",
    portfolios: () => "マンガフォリオ"
  },
  tags: {
    title: () => "タグ",
    lead: () => "作者が自分の言葉で付けた、作品のテーマです。"
  },
  search: {
    title: () => "検索",
    noScript: () => "検索にはJavaScriptが必要です。使えないときは、<tags>タグ</tags>や<newWorks>新着作品</newWorks>から探せます。"
  },
  illustration: {
    moreBy: () => "<creator/>さんのほかのイラスト",
    all: () => "すべてのイラスト",
    mangaBy: () => "<creator/>さんのマンガ",
    allManga: () => "すべてのマンガ"
  },
  workIllustrations: {
    title: () => "イラスト",
    count: (d) => "イラスト" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" })
  },
  notFound: {
    title: () => "ページが見つかりません",
    lead: () => "非公開になったか、URLが変わった可能性があります。",
    newWorks: () => "新着作品を見る",
    search: () => "検索する"
  },
  unavailable: {
    title: () => "ただいまページを表示できません",
    lead: () => "システムに問題が起きています。あなたが書いたものや読んだ記録は失われていません。少し待ってから、もう一度読み込んでください。",
    again: () => "もう一度読み込む"
  },
  ways: {
    topPage: () => "トップページへ"
  }
}
