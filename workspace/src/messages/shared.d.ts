// Written from messages/en/shared.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Shared {
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
}

declare const shared: Catalogue<Shared>;
export default shared;
