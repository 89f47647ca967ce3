// Compiled from messages/ja/paywallReturn.json by `npm run generate`.

export default {
  unfinished: {
    unknown: () => "購入が完了していません。",
    unknownNext: () => "お支払いがあとから届いた場合は自動で読めるようになり、二重に請求されることはありません。",
    bought: () => "お支払いが届きました。この話を読めます。",
    waiting: () => "コンビニでのお支払いはまだ届いていません。",
    waitingNext: () => "お支払いの数分後に、自動で読めるようになります。",
    purchases: () => "購入履歴"
  }
}
