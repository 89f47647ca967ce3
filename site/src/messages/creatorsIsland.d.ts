// Written from messages/en/creatorsIsland.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface CreatorsIsland {
  timeline: {
    /** of the timeline */
    noun(): string;
    /** Illustration */
    illustration(): string;
    /** {count} illustrations */
    illustrations(values: { count: string }): string;
  };
}

declare const creatorsIsland: Catalogue<CreatorsIsland>;
export default creatorsIsland;
