// Written from messages/en/comments.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Comments {
  section: {
    /** Comments */
    comments(): string;
    /** Kind words */
    kindWords(): string;
    /** The author has closed comments on this work. */
    closed(): string;
  };
}

declare const comments: Catalogue<Comments>;
export default comments;
