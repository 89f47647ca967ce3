// Compiled from messages/ja/wall.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  wall: {
    freeOne: (d) => d.count + "ページ中1ページ無料",
    free: (d) => d.count + "ページ中" + d.free + "ページ無料",
    readThis: () => "このページを読む",
    readLast: () => "最後のページを読む",
    readAll: (d) => "全" + d.rest + "ページを読む",
    readRest: (d) => "残りの" + d.rest + "ページを読む",
    allOne: () => "全1ページ",
    all: (d) => "全" + d.count + "ページ",
    moreOne: () => "残り1ページ",
    more: (d) => "残り" + d.rest + "ページ",
    taxIncluded: () => "税込",
    keep: () => "公開が終了しても、購入した話は読み続けられます",
    refund: () => "有料ページを開く前なら、24時間以内は返金できます",
    receives: (d) => number("ja", d.price, 0) + "円のうち" + number("ja", d.share, 0) + "円が<creator/>さんに届きます"
  },
  waiting: {
    title: () => "お支払いをお待ちしています",
    lead: (d) => d.shops + "で" + number("ja", d.price, 0) + "円をお支払いください。数分後に、この話がここと購入済みの一覧で自動で読めるようになります。",
    theShop: () => "コンビニ",
    paymentNumber: (d) => "支払い番号（" + d.shop + "）",
    copy: (d) => d.shop + "の支払い番号をコピーする",
    confirmation: (d) => "確認番号 " + d.number,
    until: () => "支払い期限",
    amount: () => "金額",
    asking: () => "決済サービスに問い合わせています",
    refresh: () => "支払い済みなので更新する",
    byCard: () => "カードで支払う",
    steps: () => "コンビニでの支払い手順"
  }
}
