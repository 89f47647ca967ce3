// Written from messages/en/offline.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Offline {
  keep: {
    /** Keep for offline */
    keep(): string;
    /** Cancel */
    cancel(): string;
    /** Remove */
    remove(): string;
  };
  kept: {
    /** On this device */
    title(): string;
    /** Nothing is kept yet. Press “Keep for offline” after the last page of an episode, and it waits here when there is no connection. */
    none(): string;
    /** Remove all */
    removeAll(): string;
    /** Remove everything you kept? */
    sure(): string;
    /** Keep them */
    stay(): string;
  };
  page: {
    /** Your pages */
    places(): string;
    /** You seem offline */
    title(): string;
    /** This page has not reached your device. Pages that are open stay as they are, and what you kept can be read. What you like there goes through once you are back. */
    lead(): string;
    /** Try again */
    again(): string;
  };
}

declare const offline: Catalogue<Offline>;
export default offline;
