// Written from messages/en/portfoliosIsland.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface PortfoliosIsland {
  more: {
    /** portfolios */
    noun(): string;
  };
}

declare const portfoliosIsland: Catalogue<PortfoliosIsland>;
export default portfoliosIsland;
