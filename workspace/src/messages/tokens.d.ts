// Written from messages/en/tokens.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Tokens {
  page: {
    /** Tokens */
    title(): string;
    /** Add an e-mail address to your account first. Then you can make tokens for your programs. */
    emailFirst(): string;
  };
  newToken: {
    /** A new token */
    title(): string;
    /** Your new token */
    made(): string;
    /** A token lets a program of yours upload and publish without your password. It cannot touch your account, how you sign in, or money. A new password, or signing out other devices, ends every token. */
    lead(): string;
    /** Name */
    name(): string;
    /** Where it is used: “Export from my drawing program”. */
    nameHint(): string;
    /** Say where the token is used. */
    noName(): string;
    /** What it may do */
    scopes(): string;
    /** Choose at least one thing the token may do. */
    noScope(): string;
    /** How long it lasts */
    length(): string;
    /** Making */
    making(): string;
    /** Make the token */
    make(): string;
    /** Token */
    token(): string;
    /** Put it where your program finds it, and nowhere else. */
    keep(): string;
    /** 30 days */
    thirtyDays(): string;
    /** 90 days */
    ninetyDays(): string;
    /** A year */
    year(): string;
  };
  scopes: {
    /** Read works */
    READ_WORKS(): string;
    /** Write works and episodes */
    WRITE_WORKS(): string;
    /** Upload images */
    UPLOAD_IMAGES(): string;
    /** Publish */
    PUBLISH(): string;
  };
  scopeHints: {
    /** Your works, episodes and illustrations, drafts too. */
    READ_WORKS(): string;
    /** Make drafts and change what is there. Who can see it stays as it is. */
    WRITE_WORKS(): string;
    /** Pages and pictures for them. */
    UPLOAD_IMAGES(): string;
    /** Publish, schedule, unpublish, delete and restore. */
    PUBLISH(): string;
  };
  list: {
    /** Your tokens */
    title(): string;
    /** No tokens yet. */
    none(): string;
    /** Tokens */
    tokens(): string;
    /** Expired */
    expired(): string;
    /** Used <when/>, ends <day/> */
    usedEnds(): string;
    /** Used <when/>, ended <day/> */
    usedEnded(): string;
    /** Not used yet, ends <day/> */
    notUsedEnds(): string;
    /** Not used yet, ended <day/> */
    notUsedEnded(): string;
    /** Revoke<sr> <name/></sr> */
    revoke(): string;
  };
  revoke: {
    /** Revoke {name}? */
    ask(values: { name: string }): string;
    /** Keep it */
    keep(): string;
    /** Revoking */
    revoking(): string;
    /** Revoke the token */
    revoke(): string;
    /** Programs that use it stop working at once. What they made stays. */
    consequence(): string;
    /** {name} is revoked */
    done(values: { name: string }): string;
    /** The token is revoked */
    doneUnnamed(): string;
  };
}

declare const tokens: Catalogue<Tokens>;
export default tokens;
