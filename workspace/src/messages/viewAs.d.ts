// Written from messages/en/viewAs.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface ViewAs {
  dialog: {
    /** View as a reader */
    open(): string;
    /** Who do you want to be? */
    title(): string;
    /** Stay yourself */
    stay(): string;
    /** Opening */
    opening(): string;
    /** Open the page */
    openPage(): string;
    /** For 15 minutes this tab shows the public pages as that reader sees them. Nothing you do there is saved. */
    lead(): string;
    /** Kind of reader */
    kind(): string;
    /** Page */
    page(): string;
    /** This work */
    thisWork(): string;
    /** Your site */
    yourSite(): string;
  };
  readers: {
    /** Guest */
    GUEST(): string;
    /** Registered reader */
    REGISTERED(): string;
    /** Fan */
    FAN(): string;
    /** Buyer */
    BUYER(): string;
  };
  readerHints: {
    /** Somebody without an account. */
    GUEST(): string;
    /** Signed in, and not watching you. */
    REGISTERED(): string;
    /** Watches you: fan-only episodes are open. */
    FAN(): string;
    /** Bought every episode you sell. */
    BUYER(): string;
  };
}

declare const viewAs: Catalogue<ViewAs>;
export default viewAs;
