// Written from messages/en/portfolios.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Portfolios {
  list: {
    /** Mangafolio */
    title(): string;
    /** What creators have made, here and elsewhere. */
    lead(): string;
    /** The newest portfolios */
    newest(): string;
    /** Portfolios */
    portfolios(): string;
    /** No portfolios yet */
    nothing(): string;
    /** One appears here as soon as a creator adds a work to it. */
    nothingLead(): string;
  };
}

declare const portfolios: Catalogue<Portfolios>;
export default portfolios;
