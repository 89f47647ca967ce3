// Written from messages/en/shared.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Shared {
  notFound: {
    /** This page is not here */
    title(): string;
    /** It may be private, or its URL may have changed. */
    lead(): string;
    /** Go to the top page */
    topPage(): string;
  };
  conflict: {
    /** You changed this in another tab at <time/>. */
    said(): string;
    /** Keep this version */
    keep(): string;
    /** Load the other one */
    load(): string;
    /** Keep this version and save again, or load the other one. */
    what(): string;
  };
  kept: {
    /** Your changes from <time/> are back. */
    back(): string;
    /** They were only in this browser. */
    onlyHere(): string;
    /** {count, plural, one {One file had not arrived: add it again.} other {# files had not arrived: add them again.}} */
    leftOut(values: { count: number }): string;
    /** Discard */
    discard(): string;
    /** Kept in this browser until you {until, select, save {save} other {publish}} */
    until(values: { until: 'save' | 'other' }): string;
  };
  takenDown: {
    /** The operators suspended this work: readers cannot see it. */
    work(): string;
    /** The operators suspended this episode: readers cannot see it. */
    episode(): string;
    /** The operators suspended this illustration: readers cannot see it. */
    illustration(): string;
    /** The operators suspended the work of this episode: readers cannot see it. */
    workOf(): string;
  };
  suspended: {
    /** Suspended */
    label(): string;
    /** Since <time/>. */
    since(): string;
    /** Why: <reason/> */
    why(): string;
    /** If you think this is wrong, <contact>write to us</contact>. */
    objection(): string;
  };
  list: {
    /** Order */
    order(): string;
    /** Find by title */
    find(): string;
    /** Edited */
    edited(): string;
    /** New */
    made(): string;
    /** Title */
    title(): string;
    /** Nothing found for “{text}” */
    none(values: { text: string }): string;
    /** Show all */
    showAll(): string;
    /** Only the titles of your {what, select, works {works} other {illustrations}} are searched. */
    onlyTitles(values: { what: 'works' | 'other' }): string;
  };
  shownOnce: {
    /** Save this now. It is not shown again. */
    save(): string;
    /** Copy */
    copy(): string;
    /** I have saved it */
    saved(): string;
    /** Copied */
    copied(): string;
    /** This browser would not copy it. Select it and copy it by hand. */
    notCopied(): string;
  };
  frame: {
    /** Breadcrumb */
    breadcrumb(): string;
    /** About this site */
    aboutSite(): string;
  };
  settings: {
    /** Settings */
    label(): string;
    /** Profile */
    profile(): string;
    /** Site */
    site(): string;
    /** Account */
    account(): string;
    /** Notifications */
    notifications(): string;
    /** Your data */
    data(): string;
    /** Tokens */
    tokens(): string;
    /** Webhooks */
    webhooks(): string;
    /** Safety */
    safety(): string;
    /** Purchases */
    purchases(): string;
  };
}

declare const shared: Catalogue<Shared>;
export default shared;
