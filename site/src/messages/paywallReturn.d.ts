// Written from messages/en/paywallReturn.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface PaywallReturn {
  unfinished: {
    /** A purchase was not finished. */
    unknown(): string;
    /** If a payment did arrive after all, the episode opens by itself, and you are not charged twice. */
    unknownNext(): string;
    /** The payment arrived. The episode is yours. */
    bought(): string;
    /** The payment at the shop has not arrived yet. */
    waiting(): string;
    /** The episode opens by itself a few minutes after you paid. */
    waitingNext(): string;
    /** Your purchases */
    purchases(): string;
  };
}

declare const paywallReturn: Catalogue<PaywallReturn>;
export default paywallReturn;
