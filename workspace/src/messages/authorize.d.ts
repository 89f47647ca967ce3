// Written from messages/en/authorize.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Authorize {
  refused: {
    /** We do not know this application */
    UNKNOWN_APPLICATION(): string;
    /** This application sent a wrong address */
    WRONG_ADDRESS(): string;
    /** This request cannot be answered */
    BROKEN_REQUEST(): string;
    /** <b>Nothing about you was shared.</b> Close this page, or go back to where you came from. */
    nothingShared(): string;
    /** For the developer */
    forDeveloper(): string;
    /** Komawari’s top page */
    topPage(): string;
    /** Error */
    error(): string;
    /** Asked for */
    askedFor(): string;
    /** Rule */
    rule(): string;
    /** Addresses must match to the letter. */
    toTheLetter(): string;
    /** Why */
    why(): string;
  };
  reasons: {
    /** The link that brought you here names an application that Komawari does not know, or that was deleted. */
    UNKNOWN_APPLICATION(): string;
    /** The application asked us to send you to an address it never registered. We stop here, for your safety. */
    WRONG_ADDRESS(): string;
    /** <name/> asked us to send you to an address it never registered. We stop here, for your safety. */
    wrongAddressOf(): string;
    /** The application asked in a way that Komawari does not understand. Start again from there. */
    BROKEN_REQUEST(): string;
  };
  choice: {
    /** Which account? */
    title(): string;
    /** For <name/>. Its request waits. */
    waits(): string;
    /** Go on as {name} */
    goOn(values: { name: string }): string;
    /** Now */
    now(): string;
    /** Another account */
    another(): string;
    /** You are signed out here first, and come back to this request. */
    anotherHint(): string;
    /** Back */
    back(): string;
    /** Cancel */
    cancel(): string;
  };
  going: {
    /** To {name} */
    title(values: { name: string }): string;
    /** Going on to <name/> */
    goesOn(): string;
    /** You can close this page if nothing happens. */
    close(): string;
    /** Confirm that it is you */
    prove(): string;
    /** <name/> asks for a fresh sign-in. Its request waits. */
    freshSignIn(): string;
    /** Sign in again */
    signInAgain(): string;
    /** Not answered */
    notAnswered(): string;
    /** Try again */
    tryAgain(): string;
    /** No answer came. You can safely try again. */
    noAnswer(): string;
  };
  consent: {
    /** Continue to {name}? */
    titleAgain(values: { name: string }): string;
    /** Allow {name}? */
    title(values: { name: string }): string;
    /** <name/> wants to sign you in */
    wants(): string;
    /** Continue to <name/> */
    continueTo(): string;
    /** With this account */
    account(): string;
    /** Switch<sr> to another account</sr> */
    switch(): string;
    /** It may */
    may(): string;
    /** New: it also may */
    mayToo(): string;
    /** Always */
    always(): string;
    /** <name/>, <screenName/>, your page */
    profile(): string;
    /** <b>Komawari has not looked at this application yet.</b> Only its test users can go on. Allow it only if you know who made it. */
    notLookedAt(): string;
    /** Going back */
    goingBack(): string;
    /** Cancel */
    cancel(): string;
    /** Continuing */
    continuing(): string;
    /** Continue */
    continue(): string;
    /** Allowing */
    allowing(): string;
    /** Allow */
    allow(): string;
    /** Then you return to <to/> */
    returns(): string;
    /** It never sees your password, purchases or bank account. Disconnect it any time under <b>Settings, Account</b>. */
    neverSees(): string;
    /** Allowed since {day} */
    since(values: { day: string }): string;
    /** {domain}, made by Komawari */
    ownWithDomain(values: { domain: string }): string;
    /** Made by Komawari */
    own(): string;
    /** {domain}, checked by Komawari */
    checked(values: { domain: string }): string;
    /** Nobody has checked whose it is */
    notChecked(): string;
  };
}

declare const authorize: Catalogue<Authorize>;
export default authorize;
