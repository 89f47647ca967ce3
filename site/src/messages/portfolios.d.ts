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
  creator: {
    /** Works */
    works(): string;
    /** Other works */
    otherWorks(): string;
    /** No mangafolio yet */
    nothing(): string;
    /** Works chosen by the creator, from here and elsewhere, appear here. */
    nothingLead(): string;
  };
  work: {
    /** {length}, updated <time/> */
    updated(values: { length: string }): string;
    /** Read from the start */
    fromTheStart(): string;
    /** All episodes */
    episodes(): string;
    /** The whole mangafolio */
    whole(): string;
  };
}

declare const portfolios: Catalogue<Portfolios>;
export default portfolios;
