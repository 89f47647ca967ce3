// Written from messages/en/hiatus.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface Hiatus {
  hiatus: {
    /** On hiatus */
    open(): string;
    /** On hiatus until {day} */
    until(values: { day: string }): string;
  };
}

declare const hiatus: Catalogue<Hiatus>;
export default hiatus;
