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
  };
}

declare const controls: Catalogue<Controls>;
export default controls;
