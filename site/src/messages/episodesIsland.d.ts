// Written from messages/en/episodesIsland.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface EpisodesIsland {
  listed: {
    /** Fans only */
    fansOnly(): string;
  };
}

declare const episodesIsland: Catalogue<EpisodesIsland>;
export default episodesIsland;
