// Written from messages/en/daredemoComments.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface DaredemoComments {
  hint: {
    /** The author reads it first, then fans can. */
    fansAfterAuthor(): string;
    /** The author reads it first, then everyone can. */
    allAfterAuthor(): string;
    /** Only fans can read this. */
    fans(): string;
    /** Everyone can read this. */
    all(): string;
  };
  list: {
    /** What stayed with you? */
    placeholder(): string;
    /** Sent. It is waiting for the author */
    waits(): string;
    /** Comment posted */
    posted(): string;
    /** No comments yet. What stayed with you? */
    none(): string;
    /** Loading */
    loading(): string;
    /** Show {count} more */
    more(values: { count: string }): string;
    /** the comment by {name} */
    commentBy(values: { name: string }): string;
  };
  actions: {
    /** Comment deleted */
    deleted(): string;
    /** Delete */
    delete(): string;
    /** Comment pinned */
    pinned(): string;
    /** Comment unpinned */
    unpinned(): string;
    /** Pin to the top */
    pin(): string;
    /** Unpin */
    unpin(): string;
  };
}

declare const daredemoComments: Catalogue<DaredemoComments>;
export default daredemoComments;
