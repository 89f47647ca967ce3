// Compiled from messages/ja/assistant.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  offer: {
    isOff: () => "アシスタントはオフです。",
    settings: () => "アシスタントの設定",
    label: () => "アシスタント",
    title: () => "アシスタントはオフです",
    lead: () => "このページの数値を読み、各グラフの横に短い説明を添えます。説明の数値を押すと元のグラフに移動します。役に立たない説明は非表示にできます。",
    turnOn: () => "オンにする",
    notNow: () => "今はしない",
    rules: () => "だれにでも同じ、決まったルールで動きます",
    stays: () => "ページ、文章、名前がKomawariの外に出ることはありません",
    offAgain: () => "いつでも1回の操作でオフにできます"
  },
  form: {
    saved: () => "保存しました",
    title: () => "グラフの横の説明",
    label: () => "アシスタント",
    hint: () => "アナリティクスの各グラフの横に短い説明を添えます。数値を押すと元のグラフに移動します。役に立たない説明は1回の操作で非表示にできます。",
    model: () => "言語モデルによる文章",
    modelHint: () => "ルールで見つけた内容を、Komawariの外の言語モデルが文章にします。タイトルを含むグラフの説明文は送られますが、流入元や読者の属性に関する文は送られません。ルールで見つけていない数値を含む文章は表示されません。",
    about: () => "説明する内容",
    reads: () => "読み取るもの",
    itReads: () => "読むもの",
    numbers: () => "アナリティクスに表示されている数値",
    titles: () => "作品と話のタイトル",
    discarded: () => "非表示にした説明",
    neverReads: () => "読まないもの",
    private: () => "ページ、下書き、コメント、メッセージ",
    who: () => "だれが読み、答え、離脱したか",
    outside: () => "Komawariの外の情報（ルールは決まっていて、だれにでも同じです）"
  },
  topicLabel: {
    VIEWS: () => "閲覧",
    REACTIONS: () => "反応",
    RETENTION: () => "継続",
    PAGES: () => "ページ",
    COMPLETE: () => "読了",
    SURVEY: () => "感想",
    REFERRERS: () => "流入元",
    READERS: () => "読者",
    ACTIONS: () => "読んだあと"
  },
  topicWords: {
    VIEWS: () => "閲覧が最も多かった日、直近1週間、公開した曜日や時間帯による違い。",
    REACTIONS: () => "読者あたりのいいねとコメントが最も多かった話。",
    RETENTION: () => "読者が最も減った話と、残っている読者の割合。",
    PAGES: () => "離脱が最も多いページ。",
    COMPLETE: () => "最後のページまで読んだ割合と、それが最も低い話。",
    SURVEY: () => "「面白い」と答えた割合。",
    REFERRERS: () => "閲覧が最も多い流入元。",
    READERS: () => "最も多い年代（5人未満の年代は表示しません）。",
    ACTIONS: () => "ブックマークやファン登録をした人数。"
  },
  head: {
    label: () => "アシスタント",
    worded: () => "決まったルールで見つけ、言語モデルが文章にします。",
    rules: () => "決まったルールで動き、情報は外に出ません。",
    settings: () => "設定",
    notLoaded: () => "説明を読み込めませんでした。",
    tryAgain: () => "もう一度試す",
    reading: () => "数値を読んでいます。",
    nothing: () => "目立った変化はありません。",
    found: (d) => "説明" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" }) + "。下線の数値を押すと元のグラフに移動します。",
    foundGone: (d) => "説明" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" }) + "（非表示" + number("ja", d.gone, 0) + "件）。下線の数値を押すと元のグラフに移動します。"
  },
  finding: {
    isGone: (d) => "説明" + number("ja", d.number, 0) + "、非表示",
    gone: (d) => "説明" + number("ja", d.number, 0) + "を非表示にしました。内容が変わるまで表示されません。",
    undoWhat: (d) => "説明" + number("ja", d.number, 0) + "を元に戻す",
    undo: () => "元に戻す",
    label: (d) => "説明" + number("ja", d.number, 0) + "、" + d.topic,
    discard: (d) => "説明" + number("ja", d.number, 0) + "を非表示にする"
  },
  cite: {
    label: (d) => d.figure + "（グラフ「" + d.chart + "」）"
  },
  switched: {
    on: () => "アシスタントをオンにしました",
    off: () => "アシスタントをオフにしました"
  },
  page: {
    title: () => "アシスタント",
    analytics: () => "アナリティクス",
    none: () => "アシスタントはアナリティクスとともに使えます",
    open: () => "アナリティクスを開く",
    noneLead: () => "必要な条件はアナリティクスのページに表示されます。"
  }
}
