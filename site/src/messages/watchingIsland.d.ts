// Written from messages/en/watchingIsland.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface WatchingIsland {
  watching: {
    /** Watching */
    started(): string;
    /** No longer watching */
    ended(): string;
    /** Undo */
    undo(): string;
  };
}

declare const watchingIsland: Catalogue<WatchingIsland>;
export default watchingIsland;
