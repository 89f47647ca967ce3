// Compiled from messages/ja/prices.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  sale: {
    title: () => "販売",
    sell: () => "この話を販売する",
    closed: () => "いまは話の販売を行っていません。",
    closedWithPrice: (d) => "いまは話の販売を行っていません。価格" + number("ja", d.price, 0) + "円は、オフにするまで残ります。",
    notSold: (d) => select(d.who, { FANS: "ファンは", other: "だれでも" }) + "無料で読めます。オンにすると価格を設定できます。" + number("ja", d.price, 0) + "円で販売すると、受取額は" + number("ja", d.share, 0) + "円です。",
    suspended: () => "この話は公開停止中です。停止が解除されると、販売の有無と価格を変更できます。",
    appeal: () => "価格の上に表示するひとこと",
    appealHint: () => "省略できます。価格の上の吹き出しに表示されます。",
    bought: (d) => "<b>" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "人" }) + "が購入しています。</b>購入した人は引き続き読めます。これからの価格は" + number("ja", d.price, 0) + "円で、これまでの売上は変わりません。",
    boughtSoFar: (d) => "<b>これまでに" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "人" }) + "が購入しました。</b>購入した人は引き続き読めます。これからの価格は" + number("ja", d.price, 0) + "円で、これまでの売上は変わりません。"
  },
  price: {
    label: () => "価格",
    bounds: (d) => number("ja", d.min, 0) + "円〜" + number("ja", d.max, 0) + "円",
    hint: (d) => "税込みの価格です。" + d.latest,
    latest: (d) => plural(d.count, 0, ja, { "1": "前回は" + d.prices + "でした。", other: "直近の" + number("ja", d.count, 0) + "回は" + d.prices + "でした。" }),
    latestPrice: (d) => number("ja", d.price, 0) + "円",
    youReceive: () => "受取額",
    ofEach: (d) => "（" + number("ja", d.price, 0) + "円の販売ごと）",
    split: (d) => number("ja", d.price, 0) + "円のうち、あなたの受取額は" + number("ja", d.you, 0) + "円、Komawariの手数料は" + number("ja", d.fee, 0) + "円、決済手数料は" + number("ja", d.payment, 0) + "円です",
    you: () => "受取額",
    komawari: (d) => "Komawari手数料 " + d.rate,
    payment: (d) => "決済手数料 " + d.rate,
    missing: (d) => number("ja", d.min, 0) + "円〜" + number("ja", d.max, 0) + "円の価格を入力してください。",
    noNumber: () => "価格を数字で入力してください（例：500）。",
    lowest: (d) => "価格は" + number("ja", d.min, 0) + "円以上にしてください。",
    highest: (d) => "価格は" + number("ja", d.max, 0) + "円以下にしてください。",
    wholeYen: (d) => "1円単位で入力してください（例：" + d.below + "、" + d.above + "）。",
    appealOver: (d) => "上限の" + d.max + "文字を" + d.over + "文字超えています。短くしてください。"
  },
  firstPaid: {
    title: () => "有料ページの始まり",
    noPages: () => "まだページがありません",
    addPages: () => "ページを追加すると、だれでも読める範囲を選べます。",
    drag: (d) => "朱色の線をドラッグするか、線を選んで矢印キーで動かします。" + d.guests,
    guests: (d) => "購入していない人に送られるのは、" + plural(d.free, 0, ja, { "0": "", "1": "1ページと、", other: "1〜" + number("ja", d.free, 0) + "ページと、" }) + number("ja", d.page, 0) + "ページをぼかした画像1枚だけです。",
    freeAndPaid: (d) => plural(d.free, 0, ja, { "0": "無料なし", other: "無料" + number("ja", d.free, 0) + "ページ" }) + "、有料" + number("ja", d.paid, 0) + "ページ",
    earlier: () => "1ページ前にする",
    later: () => "1ページ後にする",
    strip: () => "無料ページと有料ページ",
    paidPage: () => "、有料",
    freePage: () => "、無料",
    marker: (d) => number("ja", d.page, 0) + "ページ。" + d.words,
    paid: () => "有料",
    outside: (d) => plural(d.count, 0, ja, { "1": "ページは1ページだけです。1を選んでください。", other: "全" + number("ja", d.count, 0) + "ページです。1〜" + number("ja", d.count, 0) + "の数字で選んでください。" })
  },
  guest: {
    title: () => "ゲストに見える画面",
    atOnce: () => "最初から表示",
    afterPage: (d) => number("ja", d.page, 0) + "ページの次に表示",
    signIn: () => "ログインして購入する"
  },
  fansOrSale: {
    notBoth: () => "<b>ファン限定と販売は、どちらか一方だけ選べます。</b>まだ何も変更していません。",
    who: () => "公開の範囲",
    fans: () => "ファン限定（価格なし）",
    fansFree: (d) => plural(d.count, 0, ja, { "0": "ファン登録した読者が無料で読めます", other: "あなたのファン" + number("ja", d.count, 0) + "人が無料で読めます" }),
    draft: () => "販売する（いまは下書き）",
    scheduled: () => "販売する（予約投稿）",
    public: () => "販売する（公開）",
    everybody: () => "だれでも購入できます",
    everybodyFor: (d) => "だれでも" + number("ja", d.price, 0) + "円で購入できます",
    leave: () => "元のままにする",
    "continue": () => "続ける"
  }
}
