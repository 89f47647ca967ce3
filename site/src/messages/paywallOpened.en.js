// Compiled from messages/en/paywallOpened.json by `npm run generate`.

export default {
  opened: {
    bought: () => "Bought. Yours to keep",
    receipt: () => "Receipt"
  }
}
