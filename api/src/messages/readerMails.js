// Compiled from messages/{en,ja}/readerMails.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { en, ja } from "@messageformat/runtime/lib/cardinals";
export default {
  en: {
    instant: {
      subject: (d) => d.work + " " + d.episode,
      heading: () => "A new episode",
      body: (d) => d.creator + " published " + d.episode + " of " + d.work + ".",
      action: () => "Read it",
      note: (d) => "You get this because you watch " + d.creator + " and chose mail about new episodes. Change it at " + d.url,
      unsubscribe: (d) => "Stop mail about " + d.creator
    },
    weekly: {
      subject: (d) => plural(d.count, 0, en, { one: "One new episode", other: number("en", d.count, 0) + " new episodes" }) + " this week",
      body: () => "This is what the creators you watch published.",
      beyond: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " more is", other: number("en", d.count, 0) + " more are" }) + " on your page: " + d.url,
      note: (d) => "You get this because you chose the weekly mail. Change it at " + d.url,
      unsubscribe: () => "Stop the weekly mail"
    },
    fan: {
      subject: (d) => d.creator + ": " + d.subject,
      action: (d) => "The site of " + d.creator,
      note: (d) => d.creator + " wrote this to everybody who watches them and chose mail. Your address stays with Komawari.",
      unsubscribe: (d) => "Stop mail about " + d.creator
    },
    decision: {
      warning: (d) => "A warning about your " + d.kind,
      takenDown: (d) => "Your " + d.kind + " was " + select(d.fate, { REMOVED: "removed", CLOSED: "suspended", other: "suspended" }),
      reported: (d) => "Readers reported your " + d.kind + ": “" + d.shown + "”",
      decided: (d) => "This is about your " + d.kind + ": “" + d.shown + "”",
      stays: (d) => "It stays. " + select(d.fate, { REMOVED: "Another one that breaks the rules may be removed.", other: "Change what breaks the rules, or it may be suspended." }),
      hidden: () => "Nobody else can see it any more.",
      closed: () => "You cannot sign in any more, and nobody sees what you published.",
      why: (d) => "Why: " + d.note,
      action: (d) => "Open your " + d.kind,
      objection: () => "If you think this is wrong, reply to this mail."
    },
    reportable: {
      User: () => "profile",
      Work: () => "work",
      Episode: () => "episode",
      Illustration: () => "illustration",
      DaredemoComment: () => "comment",
      YawarakaComment: () => "comment",
      account: () => "account"
    }
  },
  ja: {
    instant: {
      subject: (d) => "「" + d.work + "」" + d.episode,
      heading: () => "新しい話が公開されました",
      body: (d) => d.creator + "さんが「" + d.work + "」の" + d.episode + "を公開しました。",
      action: () => "読む",
      note: (d) => d.creator + "さんをファン登録し、新しい話のメールを受け取る設定にしているため、お送りしています。設定は次のページで変更できます：" + d.url,
      unsubscribe: (d) => d.creator + "さんについてのメールを停止する"
    },
    weekly: {
      subject: (d) => "今週の新しい話（" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "話" }) + "）",
      body: () => "ファン登録している作者が、今週公開した話です。",
      beyond: (d) => "ほかに" + number("ja", d.count, 0) + "話あります。マイページをご覧ください：" + d.url,
      note: (d) => "週に1回のメールを受け取る設定にしているため、お送りしています。設定は次のページで変更できます：" + d.url,
      unsubscribe: () => "週に1回のメールを停止する"
    },
    fan: {
      subject: (d) => d.creator + "：" + d.subject,
      action: (d) => d.creator + "さんのサイト",
      note: (d) => d.creator + "さんが、ファン登録してメールを受け取る設定にしている方に送ったメッセージです。メールアドレスは" + d.creator + "さんには伝わりません。",
      unsubscribe: (d) => d.creator + "さんについてのメールを停止する"
    },
    decision: {
      warning: (d) => "あなたの" + d.kind + "についての注意のお知らせ",
      takenDown: (d) => "あなたの" + d.kind + "は" + select(d.fate, { REMOVED: "削除されました", CLOSED: "停止されました", other: "公開停止になりました" }),
      reported: (d) => "読者から、あなたの" + d.kind + "について通報がありました：「" + d.shown + "」",
      decided: (d) => "あなたの" + d.kind + "についてのお知らせです：「" + d.shown + "」",
      stays: (d) => select(d.fate, { REMOVED: "コメントは残っています。規則に反するコメントは、削除されることがあります。", other: "公開は続いています。規則に反する部分を直してください。直されない場合は、公開停止になることがあります。" }),
      hidden: () => "ほかの人には表示されなくなりました。",
      closed: () => "ログインできなくなり、公開していたものは、だれにも表示されなくなりました。",
      why: (d) => "理由：" + d.note,
      action: (d) => d.kind + "を開く",
      objection: () => "この判断に誤りがあると思われる場合は、このメールに返信してください。"
    },
    reportable: {
      User: () => "プロフィール",
      Work: () => "作品",
      Episode: () => "エピソード",
      Illustration: () => "イラスト",
      DaredemoComment: () => "コメント",
      YawarakaComment: () => "コメント",
      account: () => "アカウント"
    }
  }
}
