// Written from messages/en/reader.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface Reader {
  turning: {
    /** Next page */
    nextPage(): string;
    /** Previous page */
    previousPage(): string;
    /** Next */
    next(): string;
    /** Back */
    previous(): string;
    /** Shifting pairs pages in the spread layout. */
    unpaired(): string;
  };
  place: {
    /** Page {page} of {total} */
    page(values: { page: string; total: string }): string;
    /** Pages {page} and {last} of {total} */
    pages(values: { last: string; page: string; total: string }): string;
    /** You were on page {page}. */
    resumed(values: { page: string }): string;
    /** Start at page 1 */
    startOver(): string;
    /** There is no page {page}. This episode has {total}. */
    missing(values: { page: string; total: string }): string;
    /** Page {page} */
    thumbnail(values: { page: string }): string;
    /** Pages {page} and {last} */
    thumbnails(values: { last: string; page: string }): string;
  };
  ends: {
    /** This is the newest episode. */
    newest(): string;
    /** This is the first episode. */
    first(): string;
  };
  failures: {
    /** That did not load */
    absent(): string;
    /** Page {page} did not load */
    failed(values: { page: string }): string;
    /** Retry */
    retry(): string;
  };
}

declare const reader: Catalogue<Reader>;
export default reader;
