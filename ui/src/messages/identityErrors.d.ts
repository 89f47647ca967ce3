// Written from messages/en/identityErrors.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface IdentityErrors {
  kinds: {
    /** This address is not allowed to sign in here. Open Komawari at its usual address. */
    unauthorizedDomain(): string;
    /** The sign-in window was closed. Try again. */
    closed(): string;
    /** Your browser blocked the window. */
    blocked(): string;
    /** Allow site data, then retry. */
    noStorage(): string;
    /** You seem offline. */
    offline(): string;
  };
  /** Sign-in is unavailable; code {code}. Try again in a minute, or sign in another way. */
  unavailable(values: { code: string }): string;
  next: {
    /** Try again */
    again(): string;
    /** Retry */
    retry(): string;
    /** Continue in this tab */
    sameTab(): string;
  };
}

declare const identityErrors: Catalogue<IdentityErrors>;
export default identityErrors;
