// Written from messages/en/frame.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface Frame {
  header: {
    /** Skip to content */
    skip(): string;
    /** Komawari, top page */
    topPage(): string;
    /** Main */
    main(): string;
    /** Search */
    search(): string;
    /** Title, creator or tag */
    searchWhat(): string;
    /** Sign in */
    signIn(): string;
    /** Sign up */
    signUp(): string;
    /** Publish */
    publish(): string;
    /** Your account */
    account(): string;
    /** Sign out */
    signOut(): string;
  };
  places: {
    /** Rankings */
    rankings(): string;
    /** New */
    newWorks(): string;
    /** Tags */
    tags(): string;
    /** Mangafolio */
    mangafolio(): string;
    /** Home */
    home(): string;
    /** Search */
    search(): string;
    /** Library */
    library(): string;
    /** My page */
    my(): string;
    /** Bookmarks */
    bookmarks(): string;
    /** Purchased */
    purchased(): string;
    /** History */
    history(): string;
    /** On this device */
    device(): string;
    /** Notifications */
    notifications(): string;
    /** Settings */
    settings(): string;
    /** Workspace */
    workspace(): string;
    /** Your site */
    ownSite(): string;
  };
  operator: {
    /** Terms */
    terms(): string;
    /** Privacy */
    privacy(): string;
    /** Guidelines */
    guidelines(): string;
    /** Help */
    help(): string;
    /** Contact */
    contact(): string;
    /** Fees */
    fees(): string;
  };
}

declare const frame: Catalogue<Frame>;
export default frame;
