// Written from messages/en/xLink.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface XLink {
  frame: {
    /** X link */
    title(): string;
    /** What the link is for */
    what(): string;
    /** <b>Post a share image</b> from the analytics of a work. You see each post before it goes out; nothing is posted by itself. */
    share(): string;
    /** <b>Not for sign-in.</b> Signing in with X is set under Settings, and works with or without this. */
    signIn(): string;
    /** <b>What we keep:</b> your X name and number, and a key that is stored encrypted. We do not read your posts, your followers or messages. */
    kept(): string;
  };
  ends: {
    /** Not linked */
    none(): string;
    /** Linked */
    linked(): string;
    /** Link ended */
    ended(): string;
  };
  box: {
    /** Your link to X */
    label(): string;
    /** No X account */
    noAccount(): string;
    /** X opens and asks you. You come back here. */
    lead(): string;
    /** Link X account */
    link(): string;
    /** linked {since}, ended {until} */
    linkedEnded(values: { since: string; until: string }): string;
    /** since {day} */
    since(values: { day: string }): string;
    /** since {day}, last used <used/> */
    sinceUsed(values: { day: string }): string;
    /** Expired */
    expired(): string;
    /** Ended at X */
    endedAtX(): string;
    /** Valid */
    valid(): string;
    /** Link again */
    again(): string;
    /** X ended the link on {day}, because it was not used for six months. */
    EXPIRED(values: { day: string }): string;
    /** X takes the link no longer since {day}. Komawari may have been removed there. */
    REVOKED(values: { day: string }): string;
    /** Renews by itself while you use it. Without use it ends on {day}. */
    renews(values: { day: string }): string;
  };
  start: {
    /** Opening X */
    opening(): string;
  };
  unlink: {
    /** The link is removed */
    removed(): string;
    /** @{name} is unlinked */
    unlinked(values: { name: string }): string;
    /** Remove */
    remove(): string;
    /** Unlink */
    unlink(): string;
    /** Unlink @{name}? */
    ask(values: { name: string }): string;
    /** Unlinking */
    unlinking(): string;
    /** We delete the key here and tell X. Posts you made stay on X. You can link again at any time. */
    what(): string;
  };
  page: {
    /** This installation is not connected to X, so nothing can be linked yet. */
    unavailable(): string;
  };
  callback: {
    /** @{name} is linked */
    linked(values: { name: string }): string;
    /** You did not agree at X, so nothing was linked. */
    declined(): string;
    /** X sent nothing along. Start the link again. */
    nothing(): string;
    /** Link X account */
    link(): string;
    /** Back */
    back(): string;
    /** Your link from before stays. */
    stays(): string;
    /** That X account may be free now. Link it again. */
    free(): string;
    /** One X account can be linked to one creator. Nothing was changed. */
    taken(): string;
    /** Two ways on */
    ways(): string;
    /** That account is yours too */
    yours(): string;
    /** Sign in there, open X link, press Unlink, then come back. For your safety we do not say which account it is. */
    yoursHint(): string;
    /** Use another X account */
    other(): string;
    /** Change the account on X first; X remembers the last one. */
    otherHint(): string;
    /** Link another X account */
    linkOther(): string;
  };
}

declare const xLink: Catalogue<XLink>;
export default xLink;
