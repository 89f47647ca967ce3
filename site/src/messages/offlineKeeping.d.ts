// Written from messages/en/offlineKeeping.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface OfflineKeeping {
  failures: {
    /** This device has no room left for it. Remove something you kept and try again. */
    FULL(): string;
    /** A device keeps 50 episodes. Remove one and try again. */
    TOO_MANY(): string;
    /** This episode cannot be kept: it is not open to you any more. */
    GONE(): string;
    /** The connection is gone. Keeping goes on when it is back. */
    LINE(): string;
    /** Not kept. You seem offline. */
    NOT_BEGUN(): string;
    /** This browser keeps nothing: site data is blocked. */
    FORBIDDEN(): string;
  };
  button: {
    /** Keeping it */
    begins(): string;
    /** Keeping picture {done} of {all} */
    pictures(values: { all: string; done: string }): string;
    /** Not whole yet. Keeping goes on when there is a connection. */
    waiting(): string;
    /** On this device, {size} */
    kept(values: { size: string }): string;
    /** Removed from this device */
    removed(): string;
    /** Undo */
    undo(): string;
    /** This browser cannot keep episodes. */
    notAble(): string;
  };
}

declare const offlineKeeping: Catalogue<OfflineKeeping>;
export default offlineKeeping;
