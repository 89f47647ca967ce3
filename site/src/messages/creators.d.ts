// Written from messages/en/creators.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Creators {
  site: {
    /** Creator site */
    label(): string;
    /** About the creator */
    about(): string;
    /** Now */
    now(): string;
    /** Back to the first page */
    firstPage(): string;
    /** {count, plural, one {<figure/> fan} other {<figure/> fans}} */
    fans(values: { count: number }): string;
  };
  tabs: {
    /** Timeline */
    timeline(): string;
    /** Manga */
    manga(): string;
    /** Illustrations */
    illustrations(): string;
    /** Mangafolio */
    mangafolio(): string;
    /** Profile */
    profile(): string;
  };
  timeline: {
    /** Nothing published yet */
    nothing(): string;
    /** New episodes and illustrations appear here the moment they are published. */
    nothingLead(): string;
  };
  manga: {
    /** No manga yet */
    nothing(): string;
    /** New works appear here the moment they are published. */
    nothingLead(): string;
  };
  illustrations: {
    /** No illustrations yet */
    nothing(): string;
    /** New illustrations appear here the moment they are published. */
    nothingLead(): string;
  };
  lead: {
    /** One-shot */
    oneShot(): string;
    /** Completed */
    completed(): string;
    /** Ongoing */
    ongoing(): string;
    /** Updated <time/> */
    updated(): string;
    /** Episodes */
    episodes(): string;
    /** Likes */
    likes(): string;
    /** Bookmarks */
    bookmarks(): string;
  };
  profile: {
    /** No introduction yet */
    nothing(): string;
    /** This creator lets the works speak for themselves. */
    nothingLead(): string;
    /** @{screenName} on X */
    onX(values: { screenName: string }): string;
  };
}

declare const creators: Catalogue<Creators>;
export default creators;
