// Written from messages/en/tags.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Tags {
  directory: {
    /** No tags yet */
    none(): string;
    /** A tag appears here with the first work that carries it. */
    noneLead(): string;
    /** Find a tag */
    find(): string;
    /** Most used */
    mostUsed(): string;
    /** Rising */
    rising(): string;
    /** More new works than in the month before */
    risingNote(): string;
    /** All tags */
    all(): string;
    /** Rows of tags */
    rows(): string;
    /** {count, plural, one {work} other {works}} */
    works(values: { count: number }): string;
  };
  filter: {
    /** No tag here has these letters. Press Enter to search everything. */
    none(): string;
    /** 1 tag. Press Enter to open it. */
    one(): string;
    /** {count} tags */
    many(values: { count: string }): string;
  };
  others: {
    /** Often used with */
    related(): string;
    /** Tags people read today */
    today(): string;
    /** All */
    allTags(): string;
  };
}

declare const tags: Catalogue<Tags>;
export default tags;
