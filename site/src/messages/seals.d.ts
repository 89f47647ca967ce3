// Written from messages/en/seals.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Seals {
  seals: {
    /** One-shot */
    ONE_SHOT(): string;
    /** Completed */
    COMPLETED(): string;
    /** On hiatus */
    HIATUS(): string;
    /** Mature */
    MATURE(): string;
  };
}

declare const seals: Catalogue<Seals>;
export default seals;
