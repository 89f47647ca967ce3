// Written from messages/en/bell.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface Bell {
  bell: {
    /** Notifications */
    none(): string;
    /** Notifications, {count} unread */
    unread(values: { count: string }): string;
  };
}

declare const bell: Catalogue<Bell>;
export default bell;
