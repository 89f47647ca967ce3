// Compiled from messages/ja/desk.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  line: {
    on: () => "<episode/>へのコメント",
    guest: () => "ゲストのコメント",
    comment: (d) => d.name + "さんのコメント",
    overdue: () => "24時間以上経過",
    filtered: () => "保留ワード",
    delivering: () => "届けています",
    deliverWhat: (d) => d.comment + "を届ける",
    deliver: () => "届ける",
    rejecting: () => "処理しています",
    rejectWhat: (d) => d.comment + "を届けない",
    reject: () => "届けない",
    forRulesWhat: (d) => "ルール違反として" + d.comment + "を届けない",
    forRules: () => "ルール違反"
  },
  done: {
    DELIVER: () => "届けました",
    REJECT: () => "届けませんでした",
    REJECT_FOR_RULES: () => "届けず、書いた人に知らせました",
    several: (d) => d.done + "（" + number("ja", d.count, 0) + "件）"
  },
  desk: {
    title: () => "確認するやわらかコメント",
    lead: () => "やさしいコメントを届けてください。届けなかったコメントは作者に知らされません。書いた人に知らせるのは、ルール違反のときだけです。",
    none: () => "確認待ちはありません",
    noneLead: () => "やわらかコメントはすべて確認済みです。",
    waiting: (d) => "確認待ち" + number("ja", d.count, 0) + "件",
    overdue: (d) => d.first + "、うち24時間以上" + number("ja", d.count, 0) + "件",
    median: (d) => d.first + "、半数は" + d.time + "以内に確認",
    minute: () => "1分",
    minutes: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "分" }),
    hours: (d) => number("ja", d.count, 0) + "時間"
  }
}
