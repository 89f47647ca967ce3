// Written from messages/en/manifest.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Manifest {
  app: {
    /** Read serialized manga, and publish your own. */
    description(): string;
  };
}

declare const manifest: Catalogue<Manifest>;
export default manifest;
