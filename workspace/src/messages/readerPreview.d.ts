// Written from messages/en/readerPreview.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface ReaderPreview {
  dialog: {
    /** Preview */
    title(): string;
    /** Nothing to read yet */
    nothing(): string;
    /** Add pages, and they appear here as readers will see them. */
    nothingLead(): string;
    /** Close the preview */
    close(): string;
    /** The end. Likes, comments and your next episode follow here. */
    end(): string;
  };
  reader: {
    /** Text of the pages */
    text(): string;
    /** Keys and help */
    help(): string;
    /** Reader settings */
    settings(): string;
    /** Pages */
    pages(): string;
    /** Page thumbnails */
    thumbnails(): string;
    /** Page */
    page(): string;
    /** Page {number} */
    pageAlt(values: { number: string }): string;
    /** End of the episode */
    endLabel(): string;
    /** Next page */
    nextPage(): string;
    /** Previous page */
    previousPage(): string;
    /** Next */
    next(): string;
    /** Back */
    back(): string;
    /** Page layout */
    layout(): string;
    /** Spread */
    spread(): string;
    /** Single */
    single(): string;
    /** Scroll */
    scroll(): string;
    /** Shift pairing by one page (O) */
    shift(): string;
  };
}

declare const readerPreview: Catalogue<ReaderPreview>;
export default readerPreview;
