// Written from messages/en/openidPages.json by `npm run generate`.

export interface OpenidPages {
  signOut: {
    /** Sign out of Komawari? */
    title(): string;
    /** This browser will be signed out here and of the sites it signed in to with Komawari. */
    what(): string;
    /** Sign out */
    yes(): string;
    /** Stay signed in */
    no(): string;
  };
  signedOut: {
    /** All done */
    title(): string;
    /** You can close this page. */
    leave(): string;
    /** Go to Komawari */
    go(): string;
  };
  unavailable: {
    /** Komawari cannot do this right now */
    title(): string;
    /** Wait a moment, and load this page again. */
    wait(): string;
  };
  refused: {
    /** This link does not work */
    title(): string;
    /** The site that sent you here made a mistake. Go back and try again, or tell its owner: */
    why(): string;
  };
}

declare const openidPages: Record<'en' | 'ja', OpenidPages>;
export default openidPages;
