// Written from messages/en/groundErrors.json by `npm run generate`.

export interface GroundErrors {
  refusals: {
    /** This could not be found. It may be private, or its URL may have changed. */
    notFound(): string;
    /** Sign in to continue. */
    signIn(): string;
    /** Add an e-mail sign-in to your account first. */
    needsEmailSignIn(): string;
    /** This was changed in another tab. Keep this version, or load the other one. */
    changedElsewhere(): string;
    /** That was fast. Try again in {seconds, plural, one {# second} other {# seconds}}. */
    tooFastForSeconds(values: { seconds: number }): string;
    /** That was fast. Try again in {minutes, plural, one {# minute} other {# minutes}}. */
    tooFastForMinutes(values: { minutes: number }): string;
    /** That was fast. Try again in {hours, plural, one {# hour} other {# hours}}. */
    tooFastForHours(values: { hours: number }): string;
  };
  outages: {
    /** Komawari cannot do this right now. Try again in a few seconds. */
    NONE(): string;
    /** This was saved, but Komawari cannot show it right now. Load it again in a few seconds. */
    KEPT(): string;
    /** Komawari lost its connection and cannot tell whether this was saved. Check before you do it again. */
    UNKNOWN(): string;
  };
  faults: {
    /** Something went wrong on our side. If it keeps happening, tell us this number: {number} */
    ours(values: { number: string }): string;
  };
  requests: {
    /** The request is malformed. */
    malformed(): string;
    /** The document or its variables are wrong. */
    wrongDocument(): string;
    /** This document is not known here. Send its text alone. */
    unknownDocument(): string;
    /** This is not a policy report. */
    noPolicyReport(): string;
    /** This list position is not valid any more. Start from the first page. */
    wrongCursor(): string;
    /** "first" has to be between 1 and {most, number}. */
    firstOutOfBounds(values: { most: number }): string;
    /** A text contains a character that cannot be stored. Type it again instead of pasting it. */
    cannotBeStored(): string;
  };
  text: {
    /** Enter a {label}. */
    required(values: { label: string }): string;
    /** Enter an {label}. */
    requiredBeforeVowel(values: { label: string }): string;
    /** The {label} needs at least {least} characters. */
    tooShort(values: { label: string; least: string }): string;
    /** The {label} is {length} characters, the limit is {most}. Shorten it by {excess}. */
    tooLong(values: { excess: string; label: string; length: string; most: string }): string;
    /** The {label} contains invisible control characters. Type it again instead of pasting it. */
    controlCharacters(values: { label: string }): string;
    /** A link starts with http:// or https:// and is at most 2,048 characters long. */
    noLink(): string;
  };
}

declare const groundErrors: Record<'en' | 'ja', GroundErrors>;
export default groundErrors;
