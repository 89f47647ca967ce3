// Compiled from messages/{en,ja}/moneyMails.json by `npm run generate`.
import { number, select } from "@messageformat/runtime";
export default {
  en: {
    anEpisode: () => "an episode",
    bought: {
      subject: (d) => "You bought " + d.title,
      paid: (d) => "¥" + number("en", d.price, 0) + " was paid, tax included. The episode is yours to keep.",
      receipt: () => "The receipt is shown beside it in your purchase history.",
      action: () => "Read the episode"
    },
    refunded: {
      subject: (d) => "¥" + number("en", d.price, 0) + " goes back to you",
      REFUND: (d) => "Your purchase was taken back. ¥" + number("en", d.price, 0) + " for " + d.title + " goes back the way it came.",
      LATE: (d) => "Your payment arrived when the episode could not be bought any more. ¥" + number("en", d.price, 0) + " for " + d.title + " goes back the way it came.",
      when: () => "Banks take up to ten days to show it. What was paid at a shop comes by bank transfer: a mail asks for your account.",
      action: () => "Your purchases"
    },
    bankAccount: {
      changed: () => "Your bank account was changed",
      deleted: () => "Your bank account was deleted",
      goesTo: (d) => "Transfers now go to " + d.account + ".",
      none: () => "Transfers need an account. Your balance stays.",
      notYou: () => "If it was not you, change your password and sign out everywhere, then delete or correct the account: a transfer that is requested can be cancelled until the week closes.",
      action: () => "Stop withdrawals"
    },
    withdrawals: {
      action: () => "Open withdrawals"
    },
    gift: {
      heading: (d) => "Your gift code of ¥" + number("en", d.amount, 0) + " is there",
      body: () => "It stays in the history of your withdrawals, where it is shown after you confirm that it is you."
    },
    expiring: {
      heading: (d) => "¥" + number("en", d.amount, 0) + " of your sales would expire on " + d.day,
      automatic: () => "If you do nothing, we request a transfer for you that day, where your bank account is registered and the minimum is reached.",
      held: () => "Otherwise we hold it for you for another year."
    },
    requested: {
      heading: (d) => "A transfer of ¥" + number("en", d.amount, 0) + " was requested for you",
      body: () => "It is what of your sales would expire today. You can cancel it until the week closes."
    },
    paid: {
      heading: (d) => "¥" + number("en", d.amount, 0) + " is in your account",
      body: (d) => "The bank has paid ¥" + number("en", d.amount, 0) + " to " + d.account + "."
    },
    bounced: {
      heading: (d) => "¥" + number("en", d.amount, 0) + " came back",
      why: (d) => "The bank said: " + select(d.failure, { ACCOUNT_CLOSED: "the account is closed", NO_SUCH_ACCOUNT: "there is no such account", NAME_DIFFERS: "the name is not that of the account", other: "it could not be paid" }) + ". All of it is in your balance again, the transfer fee too.",
      next: () => "Enter another bank account, then request again."
    }
  },
  ja: {
    anEpisode: () => "タイトルのない話",
    bought: {
      subject: (d) => "「" + d.title + "」を購入しました",
      paid: (d) => number("ja", d.price, 0) + "円（税込）のお支払いが完了しました。この話はいつでも読めます。",
      receipt: () => "領収書は、購入履歴からご覧いただけます。",
      action: () => "この話を読む"
    },
    refunded: {
      subject: (d) => number("ja", d.price, 0) + "円を返金します",
      REFUND: (d) => "購入が取り消されました。「" + d.title + "」の代金" + number("ja", d.price, 0) + "円を、お支払いと同じ方法で返金します。",
      LATE: (d) => "お支払いが届きましたが、この話はもう購入できません。「" + d.title + "」の代金" + number("ja", d.price, 0) + "円を、お支払いと同じ方法で返金します。",
      when: () => "返金の反映まで、10日ほどかかることがあります。コンビニでのお支払いは銀行振込で返金します。口座を伺うメールをお送りします。",
      action: () => "購入履歴を見る"
    },
    bankAccount: {
      changed: () => "振込先の口座が変更されました",
      deleted: () => "振込先の口座が削除されました",
      goesTo: (d) => "これからの振込先は" + d.account + "です。",
      none: () => "振込には口座の登録が必要です。残高はそのままです。",
      notYou: () => "心当たりがない場合は、すぐにパスワードを変更してすべての端末からログアウトし、口座を削除または修正してください。申請済みの振込は、その週の締め切りまで取り消せます。",
      action: () => "出金を止める"
    },
    withdrawals: {
      action: () => "出金ページを開く"
    },
    gift: {
      heading: (d) => number("ja", d.amount, 0) + "円分のギフトコードを発行しました",
      body: () => "出金履歴から、本人確認のあとに表示できます。"
    },
    expiring: {
      heading: (d) => "売上" + number("ja", d.amount, 0) + "円が" + d.day + "に失効します",
      automatic: () => "何もしない場合、口座が登録されていて最低額に達していれば、当日に自動で振込を申請します。",
      held: () => "それ以外の場合も、1年間は取り戻せます。"
    },
    requested: {
      heading: (d) => number("ja", d.amount, 0) + "円の振込を自動で申請しました",
      body: () => "本日失効する売上です。その週の締め切りまでは取り消せます。"
    },
    paid: {
      heading: (d) => number("ja", d.amount, 0) + "円を振り込みました",
      body: (d) => d.account + "に" + number("ja", d.amount, 0) + "円を振り込みました。"
    },
    bounced: {
      heading: (d) => number("ja", d.amount, 0) + "円の振込が組戻しになりました",
      why: (d) => "銀行から次の連絡がありました：" + select(d.failure, { ACCOUNT_CLOSED: "口座が解約されています", NO_SUCH_ACCOUNT: "該当する口座がありません", NAME_DIFFERS: "口座名義が一致しません", other: "入金できませんでした" }) + "。手数料を含む全額が残高に戻りました。",
      next: () => "別の口座を登録してから、もう一度申請してください。"
    }
  }
}
