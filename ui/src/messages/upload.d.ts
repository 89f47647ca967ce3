// Written from messages/en/upload.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface Upload {
  upload: {
    /** Page {number}, {state} */
    page(values: { number: string; state: string }): string;
    /** Page {number} */
    pageAlone(values: { number: string }): string;
    /** Select page {number} */
    select(values: { number: string }): string;
    /** Paid from here */
    paid(): string;
    /** Queued */
    queued(): string;
    /** Drawing */
    drawing(): string;
    /** Processing */
    processing(): string;
    /** Retry */
    retry(): string;
    /** Replace */
    replace(): string;
    /** {file}, queued */
    fileQueued(values: { file: string }): string;
    /** {file}, drawing */
    fileDrawing(values: { file: string }): string;
    /** {file}, {percent}% uploaded */
    fileUploading(values: { file: string; percent: string }): string;
    /** {file}, processing */
    fileProcessing(values: { file: string }): string;
    /** {file}, {reason} */
    fileFailed(values: { file: string; reason: string }): string;
    /** ready */
    ready(): string;
  };
}

declare const upload: Catalogue<Upload>;
export default upload;
