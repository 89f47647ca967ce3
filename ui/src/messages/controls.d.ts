// Written from messages/en/controls.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface Controls {
  controls: {
    /** Working */
    working(): string;
    /** Loading */
    loading(): string;
    /** Loading {what} */
    loadingWhat(values: { what: string }): string;
    /** Show {count} more {noun} */
    more(values: { count: string; noun: string }): string;
    /** Show more {noun} */
    moreUncounted(values: { noun: string }): string;
    /** Close */
    close(): string;
    /** Dismiss */
    dismiss(): string;
    /** Keep it */
    keepIt(): string;
    /** too few readers */
    tooFew(): string;
    /** Show<sr> password</sr> */
    showPassword(): string;
    /** Hide<sr> password</sr> */
    hidePassword(): string;
    /** Move {item}, {position} of {count}. Alt and arrow keys move it. */
    move(values: { count: string; item: string; position: string }): string;
    /** {item}, moved to {position} of {count} */
    moved(values: { count: string; item: string; position: string }): string;
  };
  form: {
    /** {over, number} over the limit of {max, number}. Shorten it. */
    over(values: { max: number; over: number }): string;
    /** Write something here. */
    empty(): string;
    /** Use at least {min, number} characters. */
    under(values: { min: number }): string;
  };
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

declare const controls: Catalogue<Controls>;
export default controls;
