// Written from messages/en/ads.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Ads {
  slot: {
    /** Ad */
    label(): string;
  };
}

declare const ads: Catalogue<Ads>;
export default ads;
