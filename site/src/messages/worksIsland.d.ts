// Written from messages/en/worksIsland.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface WorksIsland {
  more: {
    /** Show {count} more episodes */
    show(values: { count: string }): string;
    /** Loading */
    loading(): string;
  };
}

declare const worksIsland: Catalogue<WorksIsland>;
export default worksIsland;
