// Written from messages/en/pages.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Pages {
  top: {
    /** Selling now */
    selling(): string;
    /** All */
    all(): string;
    /** Picks of the {contest} */
    picks(values: { contest: string }): string;
    /** The contest */
    contest(): string;
    /** New works */
    newWorks(): string;
    /** Portfolios */
    portfolios(): string;
  };
  tags: {
    /** Tags */
    title(): string;
    /** What works are about, in their creators’ own words. */
    lead(): string;
  };
  search: {
    /** Search */
    title(): string;
    /** Searching needs JavaScript. Without it, look through the <tags>tags</tags> or the <newWorks>new works</newWorks>. */
    noScript(): string;
  };
  illustration: {
    /** More illustrations by <creator/> */
    moreBy(): string;
    /** All illustrations */
    all(): string;
    /** Manga by <creator/> */
    mangaBy(): string;
    /** All manga */
    allManga(): string;
  };
  workIllustrations: {
    /** Illustrations */
    title(): string;
    /** {count, plural, one {# illustration} other {# illustrations}} */
    count(values: { count: number }): string;
  };
  notFound: {
    /** This page is not here */
    title(): string;
    /** It may be private, or its URL may have changed. */
    lead(): string;
    /** See new works */
    newWorks(): string;
    /** Search */
    search(): string;
  };
  unavailable: {
    /** This page cannot be shown right now */
    title(): string;
    /** Something on our side is not working. What you wrote and read is safe. Wait a moment, then load the page again. */
    lead(): string;
    /** Load again */
    again(): string;
  };
  ways: {
    /** Go to the top page */
    topPage(): string;
  };
}

declare const pages: Catalogue<Pages>;
export default pages;
