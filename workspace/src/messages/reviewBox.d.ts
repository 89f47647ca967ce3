// Written from messages/en/reviewBox.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface ReviewBox {
  box: {
    /** Private review */
    title(): string;
    /** Read the notes */
    read(): string;
    /** Links and notes */
    open(): string;
    /** {count, plural, one {# note waits on the pages.} other {# notes wait on the pages.}} */
    notes(values: { count: number }): string;
    /** {count, plural, one {# link is open.} other {# links are open.}} */
    links(values: { count: number }): string;
    /** Show it to an editor or a friend before anybody else, and get notes on the pages. */
    none(): string;
  };
}

declare const reviewBox: Catalogue<ReviewBox>;
export default reviewBox;
