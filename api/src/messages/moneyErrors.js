// Compiled from messages/{en,ja}/moneyErrors.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  en: {
    payments: {
      notSelling: () => "Episodes are not sold here at present. Nothing was charged.",
      away: () => "The payment service is not answering. No money moved. Try again in a minute."
    },
    purchases: {
      beingDisputed: () => "The bank of the card is deciding about this purchase. It cannot be refunded until then.",
      notToRefund: () => "Only a completed purchase can be refunded, once."
    },
    bankAccounts: {
      noSuchBank: () => "There is no such bank. Search by name or number, and choose one.",
      noSuchBranch: (d) => d.bank + " has no such branch. Look on your cash card, or search by name.",
      noBranchOfNumber: (d) => d.bank + " has no branch " + d.code + ". Look on your cash card, or search by name.",
      transferOnItsWay: () => "A transfer to this account is on its way. It can be changed when the money has arrived; nothing was changed."
    },
    withdrawals: {
      notAStep: (d) => "Steps of ¥" + number("en", d.step, 0) + ". Try " + number("en", d.below, 0) + " or " + number("en", d.above, 0) + ".",
      balanceTooLow: (d) => "You have " + d.balance + ". Nothing was requested.",
      tooLarge: (d) => "¥" + number("en", d.most, 0) + " is the most at once.",
      minimum: (d) => "The minimum is ¥" + number("en", d.least, 0) + ".",
      minimumOrGift: (d) => "The minimum is ¥" + number("en", d.least, 0) + ". A gift code works from ¥" + number("en", d.giftLeast, 0) + ".",
      belowMinimum: (d) => "You have " + d.balance + ". " + d.minimum,
      NO_GIFTS: () => "Gift codes are not given out here. Request a transfer instead; nothing was requested.",
      OPEN_REQUEST: () => "A request is open already. The next one can follow when it is settled; nothing was requested.",
      FROZEN: () => "Withdrawals are paused by the operator. Your balance is safe; nothing was requested.",
      WEAK_SIGN_IN: () => "Add a second step to your sign-in first, or use a password of 15 characters or more. Nothing was requested.",
      NO_ACCOUNT: () => "Add a bank account first. Nothing was requested.",
      INVALID_ACCOUNT: () => "The last transfer came back. Enter another bank account first; nothing was requested.",
      nothingHeld: () => "Nothing is held for you. Your balance is as it was.",
      nothingOpen: () => "There is no open request. Nothing was changed.",
      tooLate: () => "The week has closed and the bank has it, so it can no longer be cancelled. Nothing was changed.",
      issuing: () => "The code is being issued, so it can no longer be cancelled. Nothing was changed."
    }
  },
  ja: {
    payments: {
      notSelling: () => "ただいま話の販売を行っていません。料金は発生していません。",
      away: () => "決済サービスから応答がありません。お金は動いていません。1分ほど待ってから、もう一度お試しください。"
    },
    purchases: {
      beingDisputed: () => "この購入はカード会社が審査しているところです。結果が出るまで返金できません。",
      notToRefund: () => "返金できるのは、完了した購入だけです。返金は1回に限ります。"
    },
    bankAccounts: {
      noSuchBank: () => "この銀行は見つかりません。名前か銀行コードで検索して選んでください。",
      noSuchBranch: (d) => d.bank + "にこの支店はありません。キャッシュカードで確かめるか、支店名で検索してください。",
      noBranchOfNumber: (d) => d.bank + "に支店" + d.code + "はありません。キャッシュカードで確かめるか、支店名で検索してください。",
      transferOnItsWay: () => "この口座への振込が進んでいます。口座は、お金が届いてから変更できます。変更はしていません。"
    },
    withdrawals: {
      notAStep: (d) => number("ja", d.step, 0) + "円単位で入力してください（例：" + number("ja", d.below, 0) + "円、" + number("ja", d.above, 0) + "円）。",
      balanceTooLow: (d) => "残高は" + d.balance + "です。申請はしていません。",
      tooLarge: (d) => "一度に申請できるのは" + number("ja", d.most, 0) + "円までです。",
      minimum: (d) => number("ja", d.least, 0) + "円以上で申請してください。",
      minimumOrGift: (d) => number("ja", d.least, 0) + "円以上で申請してください。ギフトコードなら" + number("ja", d.giftLeast, 0) + "円から申請できます。",
      belowMinimum: (d) => "残高は" + d.balance + "です。" + d.minimum,
      NO_GIFTS: () => "ここではギフトコードを発行していません。振込を申請してください。申請はしていません。",
      OPEN_REQUEST: () => "すでに申請中の出金があります。完了してから次の申請ができます。新しい申請はしていません。",
      FROZEN: () => "運営が出金を停止しています。残高はそのままです。申請はしていません。",
      WEAK_SIGN_IN: () => "先に2段階認証を設定するか、15文字以上のパスワードに変更してください。申請はしていません。",
      NO_ACCOUNT: () => "先に振込先の口座を登録してください。申請はしていません。",
      INVALID_ACCOUNT: () => "前回の振込が組戻しになりました。先に別の口座を登録してください。申請はしていません。",
      nothingHeld: () => "保管中の売上はありません。残高は変わっていません。",
      nothingOpen: () => "申請中の出金はありません。変更はしていません。",
      tooLate: () => "その週の締め切りを過ぎて銀行に渡したため、取り消せません。変更はしていません。",
      issuing: () => "コードを発行しているところなので、取り消せません。変更はしていません。"
    }
  }
}
