// Written from messages/en/workListsIsland.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface WorkListsIsland {
  more: {
    /** works */
    works(): string;
  };
}

declare const workListsIsland: Catalogue<WorkListsIsland>;
export default workListsIsland;
