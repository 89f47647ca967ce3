// Written from messages/en/walls.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Walls {
  pages: {
    /** Page {page} of {total} */
    alt(values: { page: string; total: string }): string;
  };
}

declare const walls: Catalogue<Walls>;
export default walls;
