// Written from messages/en/uploads.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Uploads {
  picker: {
    /** Choose a picture */
    choose(): string;
    /** Replace */
    replace(): string;
    /** Retry */
    retry(): string;
    /** Remove */
    remove(): string;
    /** Processing */
    processing(): string;
    /** Uploading */
    uploading(): string;
    /** {name}, uploading */
    progress(values: { name: string }): string;
    /** {name}: {message} */
    fault(values: { message: string; name: string }): string;
  };
  file: {
    /** Not an image. Use PNG, JPEG, WebP, AVIF or GIF. */
    notImage(): string;
    /** An SVG cannot be a page. Export it as PNG. */
    svg(): string;
    /** The file is empty. Export it again. */
    empty(): string;
    /** {size}, limit 20 MB. Export it smaller. */
    tooLarge(values: { size: string }): string;
    /** {size}, limit 500 MB. Split it in two. */
    archiveTooLarge(values: { size: string }): string;
    /** This file could not be read as an image. */
    unreadable(): string;
    /** This archive could not be opened. */
    archiveUnreadable(): string;
    /** The file cannot be read any more. Choose it again. */
    gone(): string;
    /** This is neither a PDF nor a PSD. Export it again. */
    noDocument(): string;
  };
  sending: {
    /** No connection. It continues where it stopped. */
    noConnection(): string;
    /** The file did not arrive. */
    notArrived(): string;
    /** The connection broke. */
    broke(): string;
    /** The upload was refused ({status}). */
    refused(values: { status: string }): string;
  };
  pdf: {
    /** {count, number} pages, limit {most, number} an episode. Split it into more episodes. */
    tooManyPages(values: { count: number; most: number }): string;
    /** This page is too long for its width. Cut it into several pages. */
    tooLong(): string;
    /** This page could not be drawn. Export it as an image. */
    notDrawn(): string;
    /** This page of the PDF is damaged. Export it again, or choose an image. */
    pageDamaged(): string;
    /** This page of the PDF is empty or damaged. Choose an image instead. */
    pageEmpty(): string;
    /** The PDF has a password. Save it without one and choose it again. */
    password(): string;
    /** The PDF is damaged. Export it again and choose the new one. */
    damaged(): string;
  };
  psd: {
    /** The PSD is damaged. Save it again and choose the new one. */
    damaged(): string;
    /** {megapixels} megapixels, limit 64. Export it smaller. */
    tooManyPixels(values: { megapixels: string }): string;
    /** Only PSDs of 8 bits in RGB, grey or black and white can be read. Export this one as PNG. */
    unusual(): string;
    /** The PSD has no flattened picture. Save it with "Maximize Compatibility", or export it as PNG. */
    notFlattened(): string;
    /** The picture is too long for its width. Cut it into several pages. */
    tooLong(): string;
    /** This browser cannot draw a PSD. Export it as PNG. */
    noCanvas(): string;
    /** The PSD could not be drawn. Export it as PNG. */
    notDrawn(): string;
    /** The PSD is too large for this browser. Export it as PNG. */
    tooLarge(): string;
  };
}

declare const uploads: Catalogue<Uploads>;
export default uploads;
