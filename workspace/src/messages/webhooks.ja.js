// Compiled from messages/ja/webhooks.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  page: {
    title: () => "Webフック",
    none: () => "まだWebフックがありません。",
    emailFirst: () => "先にアカウントへメールアドレスを追加してください。そのあと、Webフックを追加できます。"
  },
  newWebhook: {
    title: () => "新しいWebフック",
    made: () => "追加したWebフック",
    lead: () => "ここでの出来事をあなたのURLに知らせ、プログラムが反応できるようにします。送るのはIDだけで、ほかの人が書いた内容は送りません。すべてに署名が付きます。",
    address: () => "URL（送信先）",
    addressHint: () => "https://で始まる、外部から届くURL。",
    noAddress: () => "URLを入力してください。",
    longAddress: () => "URLは2,048文字以内で入力してください。",
    events: () => "知らせること",
    noEvent: () => "知らせることを1つ以上選んでください。",
    adding: () => "追加しています",
    add: () => "Webフックを追加する",
    secret: () => "シークレット",
    secretHint: () => "届いた内容の署名に使われています。プログラムで署名を確かめてください。"
  },
  events: {
    EPISODE_PUBLISHED: () => "話の公開",
    COMMENT_RECEIVED: () => "新しいコメント",
    FAN_GAINED: () => "新しいファン",
    TEST: () => "テスト"
  },
  eventHints: {
    EPISODE_PUBLISHED: () => "全体への公開とファン限定の公開。予約投稿は公開の時刻に知らせます。",
    COMMENT_RECEIVED: () => "やわらかコメントは届いたときに知らせます。保留中のコメントは知らせません。",
    FAN_GAINED: () => "プロフィールのある人がファン登録したとき。"
  },
  webhook: {
    label: (d) => "Webフック " + d.host,
    on: () => "オン",
    off: () => "オフ",
    failed: () => "数日間まったく届かなかったため、オフになりました。",
    testSent: () => "テストを送信しています",
    isOff: () => "Webフックをオフにしました",
    isOn: () => "Webフックをオンにしました",
    sending: () => "送信しています",
    sendTest: () => "テストを送信する",
    switching: () => "切り替えています",
    switchOff: () => "オフにする",
    switchOn: () => "オンにする",
    "delete": () => "削除する",
    deliveries: () => "最近の送信",
    noDeliveries: () => "まだ何も送信していません。",
    deliveriesTo: (d) => d.host + "への送信"
  },
  leaving: {
    ask: (d) => d.host + "へのWebフックを削除しますか",
    keep: () => "やめる",
    deleting: () => "削除しています",
    "delete": () => "Webフックを削除する",
    consequence: () => "このURLへの送信を終了し、送信の一覧も削除します。",
    deleted: (d) => d.host + "へのWebフックを削除しました"
  },
  deliveryStates: {
    WAITING: () => "送信待ち",
    DELIVERED: () => "送信済み",
    FAILED: () => "失敗"
  },
  delivery: {
    answer: (d) => "応答" + d.status,
    answerAfter: (d) => "応答" + d.status + "（" + number("ja", d.tries, 0) + "回試行）",
    failureAfter: (d) => d.failure + "（" + number("ja", d.tries, 0) + "回試行）",
    notSent: () => "未送信",
    line: () => "発生：<when/>、<answer/>",
    sending: () => "送信しています",
    again: () => "再送信する"
  }
}
