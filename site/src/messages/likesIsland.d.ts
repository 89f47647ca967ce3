// Written from messages/en/likesIsland.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface LikesIsland {
  likes: {
    /** Did it stay with you? */
    none(): string;
    /** {number} of ten */
    some(values: { number: string }): string;
    /** One, Two, Three, Four, Five, Six, Seven, Eight, Nine */
    numbers(): string;
    /** Ten of ten */
    all(): string;
    /** Each tap draws a line. You can give ten. */
    firstHint(): string;
    /** Tap to draw another line. You can give ten. */
    someHint(): string;
    /** Thank you. The creator sees every line. */
    allHint(): string;
  };
}

declare const likesIsland: Catalogue<LikesIsland>;
export default likesIsland;
