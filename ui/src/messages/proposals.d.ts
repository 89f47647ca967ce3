// Written from messages/en/proposals.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface Proposals {
  proposals: {
    /** Proposals */
    list(): string;
    /** Work */
    Work(): string;
    /** Creator */
    Creator(): string;
    /** Tag */
    Tag(): string;
    /** {kind}, {note} */
    noted(values: { kind: string; note: string }): string;
  };
}

declare const proposals: Catalogue<Proposals>;
export default proposals;
