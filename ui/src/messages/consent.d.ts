// Written from messages/en/consent.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface Consent {
  dialog: {
    /** “{title}” has changed */
    oneChanged(values: { title: string }): string;
    /** What you agreed to has changed */
    severalChanged(): string;
    /** Not now */
    later(): string;
    /** Agreeing */
    agreeing(): string;
    /** Agree */
    agree(): string;
    /** In effect since <day/> */
    since(): string;
    /** <title/>, In effect since <day/> */
    sinceOf(): string;
    /** Read it<hidden> in a new tab</hidden> */
    read(): string;
    /** Read <title/><hidden> in a new tab</hidden> */
    readOf(): string;
    /** You can read on without agreeing. Publishing, commenting and buying wait until you do. If you do not want to agree, you can <leave>sign out</leave> or <delete>delete your account</delete>. */
    meanwhile(): string;
  };
}

declare const consent: Catalogue<Consent>;
export default consent;
