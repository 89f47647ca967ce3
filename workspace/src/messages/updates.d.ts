// Written from messages/en/updates.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Updates {
  my: {
    /** Home */
    title(): string;
    /** From the creators you watch */
    updates(): string;
    /** {count} new since your last visit */
    newCount(values: { count: string }): string;
    /** 100 or more new since your last visit */
    manyNew(): string;
    /** updates */
    noun(): string;
    /** Illustration */
    illustration(): string;
    /** Nothing here yet */
    nothing(): string;
    /** See what others read */
    seeOthers(): string;
    /** Watch a creator, and every episode and illustration they publish gathers here. */
    nothingLead(): string;
    /** New works to start with */
    newWorks(): string;
    /** All new works */
    allNewWorks(): string;
    /** Your site */
    yourSite(): string;
    /** Workspace */
    workspace(): string;
  };
}

declare const updates: Catalogue<Updates>;
export default updates;
