// Written from messages/en/paywallOpened.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface PaywallOpened {
  opened: {
    /** Bought. Yours to keep */
    bought(): string;
    /** Receipt */
    receipt(): string;
  };
}

declare const paywallOpened: Catalogue<PaywallOpened>;
export default paywallOpened;
