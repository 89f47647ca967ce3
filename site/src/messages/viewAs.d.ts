// Written from messages/en/viewAs.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface ViewAs {
  modes: {
    /** You see this page as a guest. Nothing you do is saved. */
    GUEST(): string;
    /** You see this page as a registered reader. Nothing you do is saved. */
    REGISTERED(): string;
    /** You see this page as a fan. Nothing you do is saved. */
    FAN(): string;
    /** You see this page as a buyer. Nothing you do is saved. */
    BUYER(): string;
  };
  bar: {
    /** Leave */
    leave(): string;
    /** The preview has ended. You see pages as yourself again. */
    ended(): string;
  };
}

declare const viewAs: Catalogue<ViewAs>;
export default viewAs;
