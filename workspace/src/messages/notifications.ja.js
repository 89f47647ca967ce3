// Compiled from messages/ja/notifications.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  line: {
    unread: () => "未読：",
    markRead: () => "既読にする",
    readers: (d) => "<b>読者" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "人" }) + "</b>",
    one: () => "<first/>さん",
    two: () => "<first/>さんと<second/>さん",
    more: (d) => "<first/>さんと<b>ほか" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "人" }) + "</b>"
  },
  told: {
    EPISODE_LIKED: () => "<who/>が<thing/>にいいねしました",
    EPISODE_COMMENTED: () => "<who/>が<thing/>にコメントしました",
    COMMENT_REPLIED: () => "<who/>が<thing/>へのあなたのコメントに返信しました",
    WORK_BOOKMARKED: () => "<who/>が<thing/>をブックマークしました",
    EPISODE_PURCHASED: () => "<who/>が<thing/>を購入しました",
    USER_WATCHED: () => "<who/>が<way>あなたをファン登録しました</way>",
    published: () => "<who/>さんが<thing/>を公開しました",
    result: () => "<thing/>の結果が発表されました",
    scout: () => "<who/>から<thing/>についてスカウトが届きました",
    noted: () => "<thing/>に新しいメモがあります",
    takenDown: () => "<thing/>は運営により公開停止になりました",
    broughtBack: () => "<thing/>の公開停止が解除されました",
    warned: () => "<thing/>について運営から注意がありました",
    warnedOfProfile: () => "<way>あなたのプロフィール</way>について運営から注意がありました",
    news: () => "<thing/>についてのお知らせ",
    paid: (d) => "<way>" + d.amount + "が振り込まれました</way>",
    paidSome: () => "<way>出金が振り込まれました</way>",
    cameBack: (d) => "<way>" + d.amount + "の振り込みが組戻しになり、残高に戻りました</way>",
    someCameBack: () => "<way>出金の振り込みが組戻しになり、残高に戻りました</way>",
    expires: (d) => "<way>残高のうち" + d.amount + "がまもなく失効します</way>",
    someExpires: () => "<way>残高の一部がまもなく失効します</way>"
  },
  page: {
    title: () => "通知",
    profileFirst: () => "まずプロフィールを作りましょう",
    finish: () => "プロフィールを作る",
    profileLead: () => "名前を決めると、読者や作者があなたを見つけられるようになり、お知らせがここに届きます。",
    nothing: () => "まだ通知はありません",
    choose: () => "受け取る通知を選ぶ",
    lead: () => "ファン登録した作者の公開や、あなたの作品へのいいね、ブックマーク、コメントがここに表示されます。",
    noun: () => "通知",
    kept: () => "180日間保存されます。<settings>通知の設定</settings>",
    marking: () => "処理しています",
    markAll: () => "すべて既読にする"
  },
  settings: {
    title: () => "通知",
    onSite: () => "サイトでの通知",
    always: () => "ファン登録した作者の公開、あなたへの運営の対応、Komawariからのお知らせは、いつでも通知されます。",
    on: (d) => d.what + "：オンにしました",
    off: (d) => d.what + "：オフにしました"
  },
  kinds: {
    episodeLikeEnabled: () => "いいね",
    episodeCommentEnabled: () => "コメント",
    workBookmarkEnabled: () => "ブックマーク",
    userWatchEnabled: () => "新しいファン",
    purchaseEpisodeEnabled: () => "販売"
  },
  kindHints: {
    episodeLikeEnabled: () => "あなたの話にいいねが付いたとき",
    episodeCommentEnabled: () => "あなたの話にコメントが付いたとき",
    workBookmarkEnabled: () => "あなたの作品がブックマークされたとき",
    userWatchEnabled: () => "あなたがファン登録されたとき",
    purchaseEpisodeEnabled: () => "あなたの話が購入されたとき"
  }
}
