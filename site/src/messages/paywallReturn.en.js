// Compiled from messages/en/paywallReturn.json by `npm run generate`.

export default {
  unfinished: {
    unknown: () => "A purchase was not finished.",
    unknownNext: () => "If a payment did arrive after all, the episode opens by itself, and you are not charged twice.",
    bought: () => "The payment arrived. The episode is yours.",
    waiting: () => "The payment at the shop has not arrived yet.",
    waitingNext: () => "The episode opens by itself a few minutes after you paid.",
    purchases: () => "Your purchases"
  }
}
