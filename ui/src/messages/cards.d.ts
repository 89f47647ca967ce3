// Written from messages/en/cards.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface Cards {
  seals: {
    /** New */
    NEW(): string;
    /** Completed */
    COMPLETED(): string;
    /** One-shot */
    ONE_SHOT(): string;
    /** Mature */
    MATURE(): string;
    /** On hiatus */
    HIATUS(): string;
    /** Purchased */
    PURCHASED(): string;
  };
  cards: {
    /** {count} pictures */
    pictures(values: { count: string }): string;
    /** {percent}% read */
    readShare(values: { percent: string }): string;
    /** Test money, no charge */
    testMoney(): string;
    /** {free} of {count} pages free */
    free(values: { count: string; free: string }): string;
    /** Fans only */
    fansOnly(): string;
    /** Purchased */
    purchased(): string;
    /** Read */
    read(): string;
    /** Scheduled */
    scheduled(): string;
  };
  comment: {
    /** Removed by the author */
    removed(): string;
    /** Guest */
    guest(): string;
    /** Author */
    author(): string;
    /** Pinned */
    pinned(): string;
    /** Waiting for review */
    waiting(): string;
    /** Posting */
    posting(): string;
    /** More about the comment by {name} */
    more(values: { name: string }): string;
  };
  watch: {
    /** Watch */
    watch(): string;
    /** Watching */
    watching(): string;
    /** Watch {name} */
    watchWhom(values: { name: string }): string;
    /** Watching {name} */
    watchingWhom(values: { name: string }): string;
    /** New episodes appear on your updates page. */
    news(): string;
    /** E-mail me new episodes */
    byMail(): string;
    /** Bookmark */
    bookmark(): string;
    /** Bookmarked */
    bookmarked(): string;
    /** Bookmark {title} */
    bookmarkWhat(values: { title: string }): string;
    /** Bookmarked {title} */
    bookmarkedWhat(values: { title: string }): string;
    /** Like. You gave {given} of {most} */
    like(values: { given: string; most: string }): string;
    /** {count} likes */
    likes(values: { count: string }): string;
    /** Thank you */
    thanks(): string;
    /** Take one back */
    takeBack(): string;
  };
  viewAs: {
    /** You see this page as {person}. Nothing you do is saved. */
    as(values: { person: string }): string;
    /** Leave */
    leave(): string;
  };
}

declare const cards: Catalogue<Cards>;
export default cards;
