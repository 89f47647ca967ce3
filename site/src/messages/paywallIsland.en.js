// Compiled from messages/en/paywallIsland.json by `npm run generate`.

export default {
  state: {
    unknown: () => "We do not know yet whether the payment arrived.",
    unknownNext: () => "Do not pay again; we look every few seconds.",
    notBought: () => "You have not bought this episode. Nothing was charged.",
    nothingCharged: () => "Nothing was charged.",
    tryLater: () => "Try again in a moment.",
    charged: () => "charged"
  },
  buy: {
    asking: () => "Asking the payment service",
    opening: () => "Opening the payment page",
    buy: () => "Buy this episode",
    again: () => "Try again",
    signIn: () => "Sign in to buy",
    newHere: () => "New here? <signUp>Sign up and come back to this page</signUp>",
    needsScripts: () => "Buying needs JavaScript. Switch it on to buy this episode.",
    notSelling: () => "Episodes are not sold here at the moment. Who bought this one reads on after signing in."
  },
  links: {
    bought: () => "Already bought it? Refresh",
    terms: () => "Seller’s terms",
    freeNext: () => "<episode/> is free"
  },
  copying: {
    copied: () => "Copied",
    blocked: () => "Copying is blocked here. Select the number."
  }
}
