// Written from messages/en/lists.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface Lists {
  lists: {
    /** Show {count} more {noun} */
    more(values: { count: string; noun: string }): string;
    /** That is all */
    all(): string;
    /** Show more {noun} */
    moreUncounted(values: { noun: string }): string;
    /** Move {item}, {position} of {count}. Alt and arrow keys move it. */
    move(values: { count: string; item: string; position: string }): string;
    /** {item}, moved to {position} of {count} */
    moved(values: { count: string; item: string; position: string }): string;
  };
}

declare const lists: Catalogue<Lists>;
export default lists;
