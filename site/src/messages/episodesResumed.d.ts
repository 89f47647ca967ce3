// Written from messages/en/episodesResumed.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface EpisodesResumed {
  resumed: {
    /** You were on page {page}. */
    wasOn(values: { page: string }): string;
    /** Back to page {page} */
    back(values: { page: string }): string;
  };
}

declare const episodesResumed: Catalogue<EpisodesResumed>;
export default episodesResumed;
