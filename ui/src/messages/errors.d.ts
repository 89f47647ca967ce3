// Written from messages/en/errors.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface Errors {
  codes: {
    /** This is no longer here. */
    NOT_FOUND(): string;
    /** Sign in to do this. */
    UNAUTHENTICATED(): string;
    /** You cannot do this here. */
    FORBIDDEN(): string;
    /** You changed this in another tab. */
    CONFLICT(): string;
    /** That was fast. Try again in a moment. */
    RATE_LIMITED(): string;
    /** Buy this episode to read on. */
    PAYMENT_REQUIRED(): string;
    /** This is for people who are 18 or older. Open the page of the work to continue. */
    MATURE(): string;
    /** This is for fans. Watch to continue. */
    FAN_ONLY(): string;
    /** You already bought this episode. */
    ALREADY_PURCHASED(): string;
    /** The balance is too low for this. */
    BALANCE_TOO_LOW(): string;
    /** This is switched off for now. */
    FEATURE_DISABLED(): string;
    /** Nothing you do here is saved. */
    READ_ONLY_VIEW_AS(): string;
    /** Nothing changed: it was not confirmed. */
    RECENT_SIGN_IN_REQUIRED(): string;
    /** Not saved. Agree to the new terms first. */
    CONSENT_REQUIRED(): string;
    /** Komawari has a new version. Reload the page. */
    PERSISTED_DOCUMENT_NOT_FOUND(): string;
    /** That did not work. Try again. */
    INTERNAL(): string;
  };
  /** That did not work. */
  plain(): string;
  /** That did not work. Code {traceId} */
  fault(values: { traceId: string }): string;
  wait: {
    /** That was fast. Try again in 1 second. */
    second(): string;
    /** That was fast. Try again in {seconds} seconds. */
    seconds(values: { seconds: string }): string;
    /** That was fast. Try again in {minutes} minutes. */
    minutes(values: { minutes: string }): string;
  };
  outage: {
    /** Saved. Reload the page to see it. */
    YES(): string;
    /** This may be saved. Check before trying again. */
    UNKNOWN(): string;
    /** Not saved. Try again in a moment. */
    NO(): string;
    /** Komawari is unavailable. Try again in a moment. */
    reading(): string;
  };
  offline: {
    /** Not saved. You seem offline. */
    write(): string;
    /** You seem offline. */
    read(): string;
  };
}

declare const errors: Catalogue<Errors>;
export default errors;
