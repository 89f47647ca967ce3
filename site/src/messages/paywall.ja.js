// Compiled from messages/ja/paywall.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  failures: {
    DECLINED: () => "カードが利用できませんでした。料金は発生していません。",
    INSUFFICIENT_FUNDS: () => "カードの残高が足りません。料金は発生していません。",
    NOT_CONFIRMED: () => "銀行の承認が得られませんでした。料金は発生していません。",
    NOT_PAID_IN_TIME: () => "支払い番号の期限が切れました。料金は発生していません。",
    OTHER: () => "お支払いを完了できませんでした。料金は発生していません。"
  },
  ways: {
    anotherCard: () => "別のカードでお試しください。",
    againOrCard: () => "もう一度試すか、別のカードをお使いください。",
    anotherWay: () => "別の支払い方法でお試しください。"
  },
  purchase: {
    notInTime: () => "時間内にお支払いが完了しませんでした。料金は発生していません。",
    takenBack: (d) => "この購入は取り消されました。" + number("ja", d.price, 0) + "円をお支払いと同じ方法で返金します。",
    tooLate: (d) => "お支払いが届いたとき、この話は購入できなくなっていました。" + number("ja", d.price, 0) + "円をお支払いと同じ方法で返金します。",
    left: () => "お支払いページから戻りました。料金は発生していません。",
    noPayment: () => "お支払いはまだ届いていません。料金は発生していません。",
    stillCosts: (d) => "価格は" + number("ja", d.price, 0) + "円のままです。"
  }
}
