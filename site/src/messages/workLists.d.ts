// Written from messages/en/workLists.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface WorkLists {
  list: {
    /** Nothing here yet */
    nothing(): string;
    /** Works appear here the moment they are published. */
    nothingLead(): string;
    /** Works */
    works(): string;
  };
  newWorks: {
    /** New works */
    title(): string;
    /** In the order they were first published. */
    order(): string;
    /** The newest works */
    newest(): string;
  };
  tag: {
    /** {count, plural, one {# work} other {# works}} */
    count(values: { count: number }): string;
    /** The newest works with this tag */
    newest(): string;
  };
}

declare const workLists: Catalogue<WorkLists>;
export default workLists;
