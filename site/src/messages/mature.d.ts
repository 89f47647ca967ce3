// Written from messages/en/mature.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Mature {
  gate: {
    /** By <creator/> */
    by(): string;
    /** This work is mature: it is for people who are 18 or older. */
    lead(): string;
    /** I am 18 or older, show */
    show(): string;
    /** Your account does not show mature works: they are switched off in your <settings>settings</settings>, or your birthday says that you are younger than 18. */
    off(): string;
    /** This browser remembers your answer, and so does your account if you are signed in. */
    remembered(): string;
  };
}

declare const mature: Catalogue<Mature>;
export default mature;
