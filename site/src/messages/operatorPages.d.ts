// Written from messages/en/operatorPages.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface OperatorPages {
  names: {
    /** Terms of use */
    terms(): string;
    /** Privacy policy */
    privacy(): string;
    /** Guidelines */
    guidelines(): string;
    /** Help */
    help(): string;
    /** Contact */
    contact(): string;
    /** Fees */
    fees(): string;
    /** 特定商取引法に基づく表記 */
    tokushoho(): string;
  };
  page: {
    /** {title} of Komawari, written by its operator, with earlier versions. */
    description(values: { title: string }): string;
    /** In effect since <day/> */
    since(): string;
    /** A new version takes effect on <moment/>. <read>Read it</read> */
    upcoming(): string;
    /** Write to <address/> */
    contact(): string;
    /** Not written yet */
    nothing(): string;
    /** The operator of this site has not published this page. */
    nothingLead(): string;
    /** Go to the top page */
    topPage(): string;
    /** Earlier versions */
    earlier(): string;
    /** From <day/> <sr>version {number}</sr> */
    from(values: { number: string }): string;
    /** Contents */
    contents(): string;
  };
  edition: {
    /** {title}, version {number} */
    title(values: { number: string; title: string }): string;
    /** An earlier version, from {day}. */
    EARLIER(values: { day: string }): string;
    /** In effect since {day}. */
    IN_EFFECT(values: { day: string }): string;
    /** It takes effect on {moment}. */
    UPCOMING(values: { moment: string }): string;
    /** The page itself */
    page(): string;
    /** Read the version in effect */
    current(): string;
  };
}

declare const operatorPages: Catalogue<OperatorPages>;
export default operatorPages;
