// Written from messages/en/paywallIsland.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface PaywallIsland {
  state: {
    /** We do not know yet whether the payment arrived. */
    unknown(): string;
    /** Do not pay again; we look every few seconds. */
    unknownNext(): string;
    /** You have not bought this episode. Nothing was charged. */
    notBought(): string;
    /** Nothing was charged. */
    nothingCharged(): string;
    /** Try again in a moment. */
    tryLater(): string;
    /** charged */
    charged(): string;
  };
  buy: {
    /** Asking the payment service */
    asking(): string;
    /** Opening the payment page */
    opening(): string;
    /** Buy this episode */
    buy(): string;
    /** Try again */
    again(): string;
    /** Sign in to buy */
    signIn(): string;
    /** New here? <signUp>Sign up and come back to this page</signUp> */
    newHere(): string;
    /** Buying needs JavaScript. Switch it on to buy this episode. */
    needsScripts(): string;
    /** Episodes are not sold here at the moment. Who bought this one reads on after signing in. */
    notSelling(): string;
  };
  links: {
    /** Already bought it? Refresh */
    bought(): string;
    /** Seller’s terms */
    terms(): string;
    /** <episode/> is free */
    freeNext(): string;
  };
  copying: {
    /** Copied */
    copied(): string;
    /** Copying is blocked here. Select the number. */
    blocked(): string;
  };
}

declare const paywallIsland: Catalogue<PaywallIsland>;
export default paywallIsland;
