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
    /** That is all */
    all(): string;
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
}

declare const controls: Catalogue<Controls>;
export default controls;
