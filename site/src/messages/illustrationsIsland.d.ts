// Written from messages/en/illustrationsIsland.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface IllustrationsIsland {
  more: {
    /** illustrations */
    illustrations(): string;
  };
}

declare const illustrationsIsland: Catalogue<IllustrationsIsland>;
export default illustrationsIsland;
