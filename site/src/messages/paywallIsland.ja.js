// Compiled from messages/ja/paywallIsland.json by `npm run generate`.

export default {
  state: {
    unknown: () => "お支払いが届いたかどうか、まだわかりません。",
    unknownNext: () => "数秒ごとに確認しているので、もう一度支払わずにお待ちください。",
    notBought: () => "この話は購入していません。料金は発生していません。",
    nothingCharged: () => "料金は発生していません。",
    tryLater: () => "少し待ってから、もう一度お試しください。",
    charged: () => "料金は発生"
  },
  buy: {
    asking: () => "決済サービスに問い合わせています",
    opening: () => "お支払いページを開いています",
    buy: () => "この話を購入する",
    again: () => "もう一度試す",
    signIn: () => "ログインして購入する",
    newHere: () => "はじめての方は<signUp>新規登録</signUp>すると、このページに戻れます",
    needsScripts: () => "購入にはJavaScriptが必要です。有効にすると、この話を購入できます。",
    notSelling: () => "ただいま話の販売を行っていません。購入した方は、ログインすると続きを読めます。"
  },
  links: {
    bought: () => "購入済みの方は更新する",
    terms: () => "特定商取引法に基づく表記",
    freeNext: () => "<episode/>は無料です"
  },
  copying: {
    copied: () => "コピーしました",
    blocked: () => "このブラウザではコピーできません。番号を選択してコピーしてください。"
  }
}
