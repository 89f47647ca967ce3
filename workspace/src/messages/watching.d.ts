// Written from messages/en/watching.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Watching {
  creators: {
    /** Creators you watch */
    title(): string;
    /** Mail about new episodes, for each creator as you like. The weekly mail comes on Saturday at 8 in the morning, Tokyo time. */
    lead(): string;
    /** Add an address */
    addAddress(): string;
    /** Mail needs an e-mail address, and this account has none. */
    noAddress(): string;
    /** You are not watching anybody yet. There is a Watch button on every creator’s site and below every episode. */
    nobody(): string;
    /** creators */
    noun(): string;
    /** Mail about {name} */
    mailAbout(values: { name: string }): string;
    /** Stop watching */
    stop(): string;
    /** Stop watching: {name} */
    stopWhom(values: { name: string }): string;
    /** Watch again */
    again(): string;
    /** Watch again: {name} */
    againWhom(values: { name: string }): string;
  };
  mail: {
    /** No mail */
    NONE(): string;
    /** Each episode */
    INSTANT(): string;
    /** Weekly */
    WEEKLY(): string;
  };
  mailChosen: {
    /** {name}: no mail */
    NONE(values: { name: string }): string;
    /** {name}: a mail for each episode */
    INSTANT(values: { name: string }): string;
    /** {name}: in the weekly mail */
    WEEKLY(values: { name: string }): string;
  };
  feed: {
    /** Private feed */
    title(): string;
    /** An Atom feed of everything the creators you watch publish, for a feed reader. Whoever has its address can read it. */
    lead(): string;
    /** Its address was made on <day/> and cannot be shown again. A new address ends the old one. */
    madeOn(): string;
    /** Making */
    making(): string;
    /** New address */
    newAddress(): string;
    /** Make a feed */
    make(): string;
    /** Removing */
    removing(): string;
    /** Remove the feed */
    remove(): string;
    /** The feed was removed. Its address no longer works */
    removed(): string;
    /** Address of your feed */
    address(): string;
    /** It is shown only this once. Copy it into your feed reader now. */
    once(): string;
  };
}

declare const watching: Catalogue<Watching>;
export default watching;
