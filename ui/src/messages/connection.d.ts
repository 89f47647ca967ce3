// Written from messages/en/connection.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface Connection {
  offline: {
    /** Not saved. You seem offline. */
    write(): string;
    /** You seem offline. */
    read(): string;
  };
  noAnswer: {
    /** Sign-in is unavailable; code {status} */
    signIn(values: { status: string }): string;
  };
}

declare const connection: Catalogue<Connection>;
export default connection;
