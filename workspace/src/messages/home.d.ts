// Written from messages/en/home.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Home {
  home: {
    /** Workspace */
    title(): string;
    /** New work */
    newWork(): string;
    /** New episode */
    newEpisode(): string;
    /** Episodes */
    episodes(): string;
    /** All works */
    allWorks(): string;
    /** Comments */
    comments(): string;
    /** Latest on your works */
    latestComments(): string;
    /** Moderate */
    moderate(): string;
    /** <episode/> goes public <time/>. */
    goesPublic(): string;
    /** Open */
    open(): string;
  };
  greeting: {
    /** Good evening, <name/> */
    evening(): string;
    /** Good morning, <name/> */
    morning(): string;
    /** Good afternoon, <name/> */
    afternoon(): string;
  };
  figures: {
    /** Views, 7 days */
    views(): string;
    /** Likes, 7 days */
    likes(): string;
    /** Comments, 7 days */
    comments(): string;
    /** New fans in 7 days */
    newFans(): string;
    /** {count, number} in all */
    fansInAll(values: { count: number }): string;
  };
  noEpisodes: {
    /** No episodes yet */
    title(): string;
    /** Publish your first work */
    first(): string;
    /** Drop your pages, choose when it goes public, and it is live a moment later. */
    lead(): string;
  };
  noComments: {
    /** No comments yet */
    title(): string;
    /** Comments that readers leave under your episodes appear here. */
    lead(): string;
    /** on <episode/> */
    on(): string;
  };
  waiting: {
    /** <b>{count, plural, one {# comment waits} other {# comments wait}} for you.</b> Readers see what you approve. */
    count(values: { count: number }): string;
    /** Look */
    look(): string;
    /** Look at the comments that wait */
    lookAt(): string;
  };
  episode: {
    /** views */
    views(): string;
    /** likes */
    likes(): string;
    /** Edit {episode} */
    edit(values: { episode: string }): string;
  };
  invitations: {
    /** Themes open now */
    title(): string;
    /** until <day/> */
    until(): string;
    /** Use tag */
    withTag(): string;
    /** Enter */
    enter(): string;
  };
  sales: {
    /** Sales this month */
    title(): string;
    /** All sales */
    all(): string;
    /** {count, plural, one {# sale} other {# sales}} */
    count(values: { count: number }): string;
  };
  scheduled: {
    /** Scheduled */
    title(): string;
  };
}

declare const home: Catalogue<Home>;
export default home;
