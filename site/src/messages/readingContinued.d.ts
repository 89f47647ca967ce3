// Written from messages/en/readingContinued.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface ReadingContinued {
  continued: {
    /** Next: <place/> */
    next(): string;
    /** <place/>, {page} */
    within(values: { page: string }): string;
    /** What you begin to read will be here. */
    none(): string;
    /** You have read everything you began. */
    all(): string;
    /** See the new works */
    newWorks(): string;
    /** What you read could not be loaded. */
    failed(): string;
    /** Open your history */
    history(): string;
  };
}

declare const readingContinued: Catalogue<ReadingContinued>;
export default readingContinued;
