// Compiled from messages/ja/home.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  home: {
    title: () => "ワークスペース",
    newWork: () => "新しい作品",
    newEpisode: () => "新しい話",
    episodes: () => "エピソード",
    allWorks: () => "すべての作品",
    comments: () => "コメント",
    latestComments: () => "あなたの作品への最新コメント",
    moderate: () => "管理する",
    goesPublic: () => "<episode/>は<time/>に公開されます。",
    open: () => "開く"
  },
  greeting: {
    evening: () => "こんばんは、<name/>さん",
    morning: () => "おはようございます、<name/>さん",
    afternoon: () => "こんにちは、<name/>さん"
  },
  figures: {
    views: () => "閲覧（7日間）",
    likes: () => "いいね（7日間）",
    comments: () => "コメント（7日間）",
    newFans: () => "新規ファン（7日間）",
    fansInAll: (d) => "合計" + number("ja", d.count, 0) + "人"
  },
  noEpisodes: {
    title: () => "まだ話がありません",
    first: () => "最初の作品を投稿する",
    lead: () => "ページをドロップして公開日時を選ぶだけで、すぐに公開されます。"
  },
  noComments: {
    title: () => "まだコメントがありません",
    lead: () => "読者が話に寄せたコメントがここに表示されます。",
    on: () => "<episode/>へのコメント"
  },
  waiting: {
    count: (d) => "<b>" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" }) + "のコメントが確認を待っています。</b>承認したものだけが読者に表示されます。",
    look: () => "確認する",
    lookAt: () => "確認待ちのコメントを見る"
  },
  episode: {
    views: () => "閲覧",
    likes: () => "いいね",
    edit: (d) => d.episode + "を編集する"
  },
  invitations: {
    title: () => "いま募集中のテーマ",
    until: () => "<day/>まで",
    withTag: () => "タグを使う",
    enter: () => "応募する"
  },
  sales: {
    title: () => "今月の売上",
    all: () => "すべての売上",
    count: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" })
  },
  scheduled: {
    title: () => "予約投稿"
  }
}
