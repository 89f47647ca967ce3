// Written from messages/en/bookmarksIsland.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface BookmarksIsland {
  bookmarks: {
    /** Bookmarked */
    added(): string;
    /** Bookmark removed */
    removed(): string;
    /** Undo */
    undo(): string;
  };
}

declare const bookmarksIsland: Catalogue<BookmarksIsland>;
export default bookmarksIsland;
