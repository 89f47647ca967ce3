// Written from messages/en/base.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Base {
  failure: {
    /** That did not work. Try again. */
    unknown(): string;
    /** Too many tries. Try again in {seconds, number} seconds. */
    pauseSeconds(values: { seconds: number }): string;
    /** Too many tries. Try again in {minutes, number} minutes. */
    pauseMinutes(values: { minutes: number }): string;
    /** {message} Try again in 15 minutes. */
    triesOver(values: { message: string }): string;
    /** {message} {tries, plural, one {# try} other {# tries}} left before a 15-minute pause. */
    triesLeft(values: { message: string; tries: number }): string;
    /** {provider} is linked to your account */
    linked(values: { provider: string }): string;
  };
  waiting: {
    /** Loading */
    loading(): string;
    /** <b>You are offline.</b> This goes on by itself when the line is back. */
    offline(): string;
    /** <b>Komawari does not answer.</b> This goes on by itself when the connection is back. */
    noAnswer(): string;
    /** Try again */
    tryAgain(): string;
  };
  broken: {
    /** Offline */
    offline(): string;
    /** Something went wrong */
    title(): string;
    /** Nothing you saved is lost. Reload the page, or start from the top page. */
    lead(): string;
    /** Reload */
    reload(): string;
    /** Top page */
    topPage(): string;
    /** Not found */
    notFound(): string;
  };
}

declare const base: Catalogue<Base>;
export default base;
