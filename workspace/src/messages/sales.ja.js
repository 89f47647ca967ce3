// Compiled from messages/ja/sales.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  summary: {
    title: () => "売上",
    refresh: () => "更新する",
    refreshing: () => "更新しています",
    csv: () => "CSVを保存",
    byWork: () => "<month/>の作品別売上",
    detail: () => "この月の詳細",
    noneYet: () => "今月の販売はまだありません。",
    recent: () => "最近の販売",
    soFar: (d) => d.month + "（今日まで）",
    purchases: (d) => "購入" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" }) + plural(d.refunds, 0, ja, { "0": "", other: "、返金" + number("ja", d.refunds, 0) + "件" }),
    comparedWith: (d) => d.month + "比",
    see: () => "<month/>を見る",
    clearing: () => "確定待ち",
    clearingNote: () => "48時間以内に出金可能",
    balance: () => "残高",
    balanceOf: (d) => "残高：" + d.balance,
    withdraw: () => "出金する",
    refunded: () => "返金済み",
    disputed: () => "不服申立て中"
  },
  nothingSold: {
    title: () => "売上はここに表示されます",
    choose: () => "話を選ぶ",
    lead: () => "話に価格を付けると、販売を始められます。読者は有料ページを読むときに料金を支払います。",
    inMonth: (d) => d.month + "の販売はありません",
    leadOfMonth: () => "話に価格を付けると、販売を始められます。"
  },
  month: {
    title: (d) => d.month + "の売上",
    statement: () => "明細書（PDF）",
    caption: () => "作品と話ごとの売上",
    first: () => "作品・話",
    rules: (d) => select(d.month, { running: "明細書は<day/>にできます。CSVはいつでも保存できます。", other: "" }) + "月は日本時間で区切ります。価格と手数料率は、販売した日のものです。返金した分は、その話を販売した月の売上から引かれます。",
    ofWork: (d) => d.title + "（" + d.month + "）"
  },
  table: {
    byWork: () => "作品ごとの売上",
    work: () => "作品",
    byEpisode: () => "話ごとの売上",
    episode: () => "エピソード",
    sold: () => "販売数",
    price: () => "価格",
    severalPrices: () => "複数の価格",
    amount: () => "売上",
    fee: () => "手数料",
    youReceive: () => "受取額",
    total: () => "合計",
    sums: (d) => number("ja", d.count, 0) + "件、" + d.amount + " − " + d.fee
  },
  equation: {
    paid: () => "読者が支払った額",
    sold: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" }) + plural(d.refunds, 0, ja, { "0": "", other: "（返金" + number("ja", d.refunds, 0) + "件を除く）" }),
    fees: () => "手数料",
    feesOf: (d) => "Komawari " + number("ja", d.platform, 0) + "円、決済" + number("ja", d.payment, 0) + "円",
    youReceive: () => "受取額",
    clearing: (d) => "うち" + number("ja", d.amount, 0) + "円は確定待ちです",
    cleared: () => "すべて販売から48時間が過ぎています"
  },
  charts: {
    byDay: () => "日ごとの販売数",
    bestDay: (d) => "最も多かったのは<day/>の" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" }) + "です。",
    daysInWords: (d) => "日ごとの販売数。最も多い日は" + d.day + "、" + number("ja", d.count, 0) + "件",
    asTable: () => "表で見る",
    daysWithSales: () => "販売のあった日",
    day: () => "日",
    sold: () => "販売数",
    twelveMonths: () => "12か月",
    noneInMonths: () => "この12か月の販売はありません",
    monthsInWords: (d) => "12か月の月別売上。最も多い月は" + d.month + "、" + number("ja", d.amount, 0) + "円",
    monthsAsTable: () => "12か月の売上",
    month: () => "月",
    amount: () => "売上",
    fee: () => "手数料",
    fees: () => "手数料",
    youReceive: () => "受取額",
    thisMonth: () => "今月"
  },
  notices: {
    expires: (d) => "<end><day/>に" + number("ja", d.amount, 0) + "円が失効します。</end>それまでに出金してください。",
    lookAfter: () => "出金ページを開く",
    disputed: (d) => "<b>" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" }) + "の販売に、カードの名義人から不服申立てがあります。</b>結果が出るまで、あなたの受取額" + number("ja", d.amount, 0) + "円はここの合計に入りません。",
    testMoney: () => "テスト用のお金です（支払いはありません）"
  }
}
