// Compiled from messages/ja/purchases.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  shelf: {
    title: () => "購入済み",
    count: (d) => plural(d.works, 0, ja, { other: number("ja", d.works, 0) + "作品" }) + "・" + plural(d.episodes, 0, ja, { other: number("ja", d.episodes, 0) + "話" }),
    noun: () => "購入した話",
    receipts: () => "<history>領収書と返金</history>は設定にあります。",
    ofCreator: (d) => "<creator/> · " + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "話" }),
    allClosed: () => "公開は終了しました。購入した人は引き続き読めます。",
    someClosed: () => "公開が終了した話があります。購入した人は引き続き読めます。",
    notRead: () => "未読",
    read: () => "読了"
  },
  nothing: {
    freeTitle: () => "すべての話が無料です",
    newWorks: () => "新着作品を見る",
    freeLead: () => "このサイトでは、まだ話を販売していません。販売が始まったあとは、購入した話をここで読み返せます。",
    noPurchases: () => "購入はありません",
    receiptsHere: () => "領収書と返金がここに表示されます。",
    title: () => "まだ購入した話がありません",
    onSale: () => "販売中の作品を見る",
    lead: () => "購入した話は、公開が終了してもここで読めます。"
  },
  episode: {
    back: () => "購入済みに戻る",
    end: () => "おわり",
    notBought: () => "未購入",
    notBoughtTitle: () => "この話は購入していません",
    open: () => "話のページを開く",
    otherAccount: () => "別のアカウントで購入した場合は、そのアカウントでログインしてください。"
  },
  history: {
    title: () => "購入履歴",
    noun: () => "購入",
    sum: (d) => number("ja", d.count, 0) + "件、" + number("ja", d.sum, 0) + "円",
    refund: () => "返金する",
    refunded: () => "返金済み",
    disputed: () => "不服申立て中",
    receipt: () => "領収書",
    receiptOf: (d) => d.episode + "の領収書",
    wentBack: (d) => d.day + "に" + number("ja", d.price, 0) + "円を" + select(d.method, { CARD: "カードに", other: "" }) + "返金しました。",
    goesBack: (d) => d.day + "から" + number("ja", d.price, 0) + "円を" + select(d.method, { CARD: "カードに", other: "" }) + "返金しています。",
    lateWentBack: (d) => "お支払いが届いたとき、この話は購入できなくなっていました。" + number("ja", d.price, 0) + "円を返金しました。",
    lateGoesBack: (d) => "お支払いが届いたとき、この話は購入できなくなっていました。" + number("ja", d.price, 0) + "円を返金しています。",
    bankDecides: () => "カード会社が審査しています。結果が出るまで、この話は読めません。",
    refundUntil: (d) => "有料ページを開いていません。" + d.moment + "まで返金できます。",
    opened: () => "有料ページを開いたため、ここでは返金できません。",
    gone: () => "現在は開けません。公開停止になったか、作者のアカウントが閉じられています。お支払いについては<contact>お問い合わせ</contact>ください。"
  },
  unpaid: {
    steps: () => "コンビニでの支払い手順",
    waits: (d) => "<state>コンビニで" + number("ja", d.price, 0) + "円をお支払いください。</state>お支払いのあと、「<episode/>」が自動で読めるようになります。",
    waitsUntil: (d) => "<state><until/>までに、コンビニで" + number("ja", d.price, 0) + "円をお支払いください。</state>お支払いのあと、「<episode/>」が自動で読めるようになります。",
    confirmation: () => "確認番号 <number/>"
  },
  refund: {
    ask: (d) => "「" + d.episode + "」を返金しますか",
    askIt: () => "返金しますか",
    close: () => "閉じる",
    keep: () => "やめる",
    refund: (d) => number("ja", d.price, 0) + "円を返金する",
    refunding: () => "返金しています",
    consequence: (d) => number("ja", d.price, 0) + "円を" + select(d.method, { CARD: "カードに", other: "お支払いと同じ方法で" }) + "返金します。通常は10日以内に届きます。有料ページはすぐに読めなくなります。",
    done: (d) => number("ja", d.price, 0) + "円の返金を受け付けました"
  },
  receipt: {
    title: () => "領収書",
    name: () => "領収書の宛名",
    save: () => "PDFを保存する",
    all: () => "すべての購入",
    testMoney: () => "テスト用のお金です（領収書にはなりません）"
  },
  paper: {
    title: () => "領収書",
    "for": () => "但し",
    what: (d) => "電子書籍「" + d.work + " " + d.episode + "」",
    tax: (d) => "内消費税 " + d.percent + "%",
    seller: () => "販売者",
    soldBy: (d) => d.seller + "（取扱 Komawari）",
    refunded: (d) => d.day + "に返金済み"
  },
  unfinished: {
    title: () => "購入",
    arrived: () => "お支払いが届きました",
    arrivedLead: () => "この話を購入しました。すぐに読めます。請求は1回だけです。",
    notFinished: () => "購入が完了していません",
    notFinishedLead: () => "この話はまだ読めません。お支払いがあとから届いた場合は自動で読めるようになり、二重に請求されることはありません。",
    episode: () => "エピソード",
    work: () => "作品",
    price: () => "価格",
    started: () => "購入を始めた日時",
    number: () => "購入番号",
    noSuch: () => "この番号の購入は見つかりません。支払ったアカウントでログインしてください。",
    read: () => "読む",
    tryAgain: () => "もう一度試す",
    asking: () => "問い合わせています",
    refresh: () => "更新する",
    history: () => "購入履歴",
    topPage: () => "トップページへ",
    charged: () => "請求されていて、1日たっても変わらないときは、<contact>お問い合わせ</contact>からご連絡ください。",
    chargedWithNumber: () => "請求されている場合は、「更新する」で決済サービスにもう一度問い合わせます。1日たっても変わらないときは、番号<number/>を添えて<contact>お問い合わせ</contact>からご連絡ください。",
    pending: () => "決済サービスはまだお支払いを確認していません。いまのところ請求はありません。",
    givenBack: (d) => "この購入は取り消されました。" + number("ja", d.price, 0) + "円をお支払いと同じ方法で返金します。",
    tooLate: (d) => "お支払いが届いたとき、この話は購入できなくなっていました。" + number("ja", d.price, 0) + "円をお支払いと同じ方法で返金します。",
    nothingCharged: () => "決済サービスによると、請求はありません。"
  }
}
