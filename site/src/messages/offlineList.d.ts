// Written from messages/en/offlineList.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface OfflineList {
  list: {
    /** On this device */
    title(): string;
    /** {size}, kept <day/> */
    kept(values: { size: string }): string;
    /** Not whole yet: it goes on when there is a connection, <day/> */
    waiting(): string;
    /** Remove */
    remove(): string;
    /** Remove {what} */
    removeWhat(values: { what: string }): string;
    /** {used} used, {free} available */
    room(values: { free: string; used: string }): string;
  };
}

declare const offlineList: Catalogue<OfflineList>;
export default offlineList;
