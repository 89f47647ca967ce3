// Compiled from messages/ja/editorial.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/plurals";
export default {
  award: {
    name: (d) => "第" + plural(d.number, 0, ja, { other: number("ja", d.number, 0) }, 1) + "回Komawariアワード",
    result: (d) => d.title + "：結果発表",
    description: (d) => d.title + "の日程、賞、応募作品です。",
    resultDescription: (d) => d.title + "の受賞作品と、審査員の講評です。"
  },
  slab: {
    result: () => "：結果発表",
    contestTab: () => "コンテスト",
    resultTab: () => "結果",
    notAnnounced: () => "日程、賞、審査員はここで発表します。",
    opens: (d) => d.moment + "に募集を始めます",
    open: (d) => d.moment + "まで募集しています",
    judging: () => "募集を締め切りました。審査員が読んでいます。",
    isOut: () => "結果を発表しました。",
    winners: () => "受賞作品を見る",
    publish: () => "作品を公開する",
    enter: () => "自分の作品で応募する"
  },
  nothing: {
    title: () => "まだ発表されていません",
    lead: () => "それまでの間、ほかの作品をお楽しみください。",
    newWorks: () => "新着作品を読む"
  },
  noResult: {
    title: () => "結果はまだ発表されていません",
    comesOut: (d) => d.moment + "に発表します。",
    noDate: () => "発表の日時は未定です。",
    contest: () => "コンテストについて"
  },
  entering: {
    title: () => "応募のしかた",
    choose: () => "新しい作品を公開するか、自分の作品から1つ選びます。だれでも応募できます。",
    fillIn: () => "作品の編集画面でこのコンテストへの応募をオンにし、応募フォームに記入します。作品には<tag/>のタグが付きます。",
    change: (d) => d.moment + "までは、応募の変更や取り消しができます。1作品が同時に応募できるコンテストは1つです。"
  },
  dates: {
    title: () => "日程",
    opens: () => "募集開始",
    deadline: () => "締め切り",
    result: () => "結果発表",
    notSet: () => "未定"
  },
  progress: {
    done: () => "（終了）",
    next: () => "（次の予定）",
    later: () => "（今後の予定）"
  },
  page: {
    prizes: () => "賞",
    judges: () => "審査員",
    entries: (d) => "応募作品（" + d.count + "作品）"
  }
}
