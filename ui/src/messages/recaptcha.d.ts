// Written from messages/en/recaptcha.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface Recaptcha {
  check: {
    /** Are you a person? */
    title(): string;
    /** Tick the box to continue. Its headphones button plays a sound instead of showing pictures. */
    lead(): string;
    /** Cancel */
    cancel(): string;
  };
}

declare const recaptcha: Catalogue<Recaptcha>;
export default recaptcha;
