// Written from messages/en/applications.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Applications {
  frame: {
    /** Applications */
    title(): string;
    /** Application */
    one(): string;
    /** Let people sign in to your site or app with their Komawari account. Register it here first. */
    none(): string;
    /** Komawari has closed this application. Nobody can sign in with it. Write to us if you think that this is a mistake. */
    closed(): string;
    /** About this application */
    about(): string;
    /** {count, plural, one {# person} other {# people}} */
    people(values: { count: number }): string;
  };
  states: {
    /** Testing */
    DRAFT(): string;
    /** Checked */
    APPROVED(): string;
    /** Closed */
    BLOCKED(): string;
  };
  register: {
    /** A new application */
    title(): string;
    /** Name */
    name(): string;
    /** People see it when they are asked. */
    nameHint(): string;
    /** Say what people know it as. */
    noName(): string;
    /** Where it runs */
    where(): string;
    /** Redirect address */
    redirect(): string;
    /** Where people return, to the letter. http only for localhost and 127.0.0.1. */
    redirectHint(): string;
    /** Registering */
    registering(): string;
    /** Register */
    register(): string;
  };
  types: {
    /** On a server */
    WEB_CONFIDENTIAL(): string;
    /** In a browser */
    WEB_PUBLIC(): string;
    /** On a device */
    NATIVE(): string;
  };
  typeHints: {
    /** A site with a server that keeps a secret. */
    WEB_CONFIDENTIAL(): string;
    /** A page without a server of its own. It needs no secret. */
    WEB_PUBLIC(): string;
    /** An app on a phone or computer. It needs no secret. */
    NATIVE(): string;
  };
  form: {
    /** Saved */
    saved(): string;
    /** Saving */
    saving(): string;
    /** Save */
    save(): string;
    /** Redirect addresses */
    redirects(): string;
    /** Where people return. https, matched to the letter; http only for 127.0.0.1 and localhost. */
    redirectsHint(): string;
  };
  addresses: {
    /** Redirect address {number} */
    redirect(values: { number: string }): string;
    /** Address {number} */
    afterSignOut(values: { number: string }): string;
    /** Remove {address} */
    remove(values: { address: string }): string;
    /** Remove the empty redirect address */
    removeEmptyRedirect(): string;
    /** Remove the empty address */
    removeEmpty(): string;
    /** Add an address */
    add(): string;
    /** Enter an address to which people return. */
    needed(): string;
  };
  faults: {
    /** Write a whole address, such as https://example.com/signed-in. */
    NO_ADDRESS(): string;
    /** An address has at most 1,000 characters. */
    TOO_LONG(): string;
    /** No wildcards. Write each address out. */
    WILDCARD(): string;
    /** An address has no # in it. */
    FRAGMENT(): string;
    /** An address has no name or password in it. */
    USER(): string;
    /** Write the path out, without . and .. as steps. */
    DOTS(): string;
    /** Write it as a browser does: lower-case host, no dot at its end, no port that is the usual one. */
    SPELLING(): string;
    /** It begins with https://. Only localhost and 127.0.0.1 may have http://. */
    HTTPS(): string;
    /** A scheme of your own has a dot in it, such as com.example.app:/signed-in. */
    SCHEME(): string;
  };
  face: {
    /** What people see */
    title(): string;
    /** Komawari has checked it, so name and icon stay. Write to us to change them. */
    checked(): string;
    /** Icon */
    icon(): string;
    /** At least 120 x 120. The middle square is shown. */
    iconHint(): string;
    /** Name */
    name(): string;
    /** Once Komawari has checked the application, name and icon stay as they are. */
    nameHint(): string;
  };
  scopesBox: {
    /** It may ask for */
    title(): string;
    /** People choose each time. Ask for what you need. */
    lead(): string;
  };
  more: {
    /** Signing out and more */
    title(): string;
    /** After signing out */
    afterSignOut(): string;
    /** Where people may be sent once they have signed out of Komawari. */
    afterSignOutHint(): string;
    /** Told when a session ends */
    backchannel(): string;
    /** An https address. Your server hears there that somebody signed out or disconnected. */
    backchannelHint(): string;
    /** Public keys in place of a secret */
    keys(): string;
    /** A JSON Web Key Set of one to five public keys, RSA or P-256. With it, secrets are not looked at. */
    keysHint(): string;
    /** Answers beside a code */
    responses(): string;
    /** Who it is comes at once, without a server. Nothing else can be asked for later. */
    idToken(): string;
    /** Who it is comes at once, together with a code. */
    codeIdToken(): string;
    /** ID tokens are signed with */
    algorithm(): string;
  };
  algorithms: {
    /** What libraries expect where nobody chose. */
    RS256(): string;
    /** Shorter tokens. Your library has to be told. */
    ES256(): string;
  };
  program: {
    /** For your program */
    title(): string;
    /** Client id */
    clientId(): string;
    /** Copy the client id */
    copy(): string;
    /** Discovery */
    discovery(): string;
  };
  secrets: {
    /** Secrets */
    title(): string;
    /** Secret */
    secret(): string;
    /** {count} of {most} */
    count(values: { count: string; most: string }): string;
    /** Your program sends it when it fetches tokens. */
    hint(): string;
    /** Your program has no secret yet. */
    none(): string;
    /** Made <when/> */
    made(): string;
    /** Revoke<sr> the secret that ends in {ending}</sr> */
    revoke(values: { ending: string }): string;
    /** Making */
    making(): string;
    /** Make a secret */
    make(): string;
    /** To rotate: make a second secret, put it into your program, and revoke the old one when it is no longer used. */
    rotate(): string;
    /** The secret is revoked */
    revoked(): string;
    /** Revoke ••••{ending}? */
    ask(values: { ending: string }): string;
    /** Revoke it */
    revokeIt(): string;
    /** Revoking */
    revoking(): string;
    /** Programs that hold it stop working at once. */
    consequence(): string;
  };
  testers: {
    /** Test users */
    title(): string;
    /** <b>Only you and test users can sign in.</b> Once Komawari has looked at it, everybody can. */
    notAsked(): string;
    /** <b>Only you and test users can sign in.</b> You asked for a check <when/>. */
    asked(): string;
    /** Asking */
    asking(): string;
    /** Ask for a check */
    ask(): string;
    /** Remove {screenName} */
    remove(values: { screenName: string }): string;
    /** Test user */
    tester(): string;
    /** Enter an @name. */
    noName(): string;
    /** Adding */
    adding(): string;
    /** Add */
    add(): string;
    /** {count} of {most} */
    count(values: { count: string; most: string }): string;
  };
  use: {
    /** Use */
    title(): string;
    /** <figure/> <unit>{count, plural, one {person} other {people}}</unit> */
    people(values: { count: number }): string;
    /** {count, plural, one {# sign-in} other {# sign-ins}} in 7 days */
    signIns(values: { count: number }): string;
    /** {count, plural, one {# sign-in} other {# sign-ins}} in 7 days, the last <when/> */
    signInsLast(values: { count: number }): string;
  };
  delete: {
    /** Delete */
    title(): string;
    /** {people, plural, =0 {Nobody uses it.} one {Signs out # person at once.} other {Signs out # people at once.}} */
    signsOut(values: { people: number }): string;
    /** Delete the application */
    delete(): string;
    /** Delete {name}? */
    ask(values: { name: string }): string;
    /** Delete it */
    deleteIt(): string;
    /** Deleting */
    deleting(): string;
    /** Everybody is signed out of it, and everything it holds stops working at once. This cannot be undone. */
    consequence(): string;
    /** The application is deleted */
    deleted(): string;
  };
}

declare const applications: Catalogue<Applications>;
export default applications;
