// Written from messages/en/trash.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Trash {
  page: {
    /** Trash */
    title(): string;
    /** Deleted works, episodes and illustrations stay here for 30 days. */
    lead(): string;
    /** The trash is empty */
    empty(): string;
    /** What you delete waits here for 30 days, in case you want it back. */
    emptyLead(): string;
    /** things */
    noun(): string;
    /** Untitled */
    untitled(): string;
    /** Deleted <deleted/>, gone for good on <purged/> */
    dates(): string;
    /** Restore */
    restore(): string;
    /** Restore {title} */
    restoreWhat(values: { title: string }): string;
    /** Restoring */
    restoring(): string;
    /** Restored */
    restored(): string;
  };
  kinds: {
    /** Work */
    WORK(): string;
    /** Episode */
    EPISODE(): string;
    /** Illustration */
    ILLUSTRATION(): string;
  };
}

declare const trash: Catalogue<Trash>;
export default trash;
