// Written from messages/en/readingWork.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface ReadingWork {
  work: {
    /** Read */
    read(): string;
    /** Continue {place} */
    goOn(values: { place: string }): string;
    /** Read {place} */
    next(values: { place: string }): string;
    /** Read again */
    again(): string;
  };
}

declare const readingWork: Catalogue<ReadingWork>;
export default readingWork;
