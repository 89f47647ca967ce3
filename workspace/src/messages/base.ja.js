// Compiled from messages/ja/base.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  failure: {
    unknown: () => "うまくいきませんでした。もう一度お試しください。",
    pauseSeconds: (d) => "試行回数が多すぎます。" + number("ja", d.seconds, 0) + "秒後にもう一度お試しください。",
    pauseMinutes: (d) => "試行回数が多すぎます。" + number("ja", d.minutes, 0) + "分後にもう一度お試しください。",
    triesOver: (d) => d.message + "15分後にもう一度お試しください。",
    triesLeft: (d) => d.message + "あと" + plural(d.tries, 0, ja, { other: number("ja", d.tries, 0) + "回" }) + "間違えると、15分間ログインできなくなります。",
    linked: (d) => d.provider + "をアカウントに連携しました"
  },
  waiting: {
    loading: () => "読み込んでいます",
    offline: () => "<b>オフラインです。</b>接続が戻ると自動で続きます。",
    noAnswer: () => "<b>Komawariにつながりません。</b>接続が戻ると自動で続きます。",
    tryAgain: () => "もう一度試す"
  },
  broken: {
    offline: () => "オフライン",
    title: () => "問題が起きました",
    lead: () => "保存したものは失われていません。ページを再読み込みするか、トップページからやり直してください。",
    reload: () => "再読み込みする",
    topPage: () => "トップページへ",
    notFound: () => "見つかりません"
  }
}
