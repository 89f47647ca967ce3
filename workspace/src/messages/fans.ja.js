// Compiled from messages/ja/fans.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  message: {
    noSubject: () => "件名を入力してください。",
    noBody: () => "本文を入力してください。",
    title: () => "ファンにメールを送る",
    nobody: () => "メールを受け取るファンはまだいません。受け取るかどうかは、ファン登録のときに選べます。",
    lead: (d) => "メールの受け取りを選んだファン" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "人" }) + "に届きます。送れるのは1日1回までで、メールアドレスはあなたに表示されません。",
    closed: () => "今日のメールは送信済みです。次は<time/>から送れます。",
    onItsWay: () => "メールの送信を開始しました",
    subject: () => "件名",
    body: () => "本文",
    bodyHint: () => "空行で段落が分かれます。",
    send: () => "送信する",
    ask: (d) => "ファン" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "人" }) + "に送信しますか",
    notYet: () => "やめる",
    sending: () => "送信しています",
    sendTo: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "人" }) + "に送信する",
    what: () => "すぐにメールで送信され、取り消せません。次に送れるのは24時間後です。",
    sent: () => "送信済み",
    sentCount: (d) => number("ja", d.total, 0) + "件中" + number("ja", d.sent, 0) + "件を送信"
  },
  list: {
    title: () => "ファン",
    none: () => "ファンはここに表示されます",
    lead: () => "読者があなたをファン登録するとファンになり、ファン限定の話を読めるようになります。",
    all: () => "すべてのファン",
    noun: () => "ファン",
    reader: () => "読者",
    noProfile: () => "プロフィールのない読者",
    since: () => "<day/>から",
    sinceThrough: () => "<day/>から（きっかけ：<episode/>）",
    mail: () => "メールあり",
    noMail: () => "メールなし",
    count: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "人" }) + "（うちメール" + number("ja", d.byMail, 0) + "人）"
  }
}
