// Compiled from messages/ja/paywallOpened.json by `npm run generate`.

export default {
  opened: {
    bought: () => "購入しました。いつでも読めます",
    receipt: () => "領収書"
  }
}
