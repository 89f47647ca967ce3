// Written from messages/en/fans.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Fans {
  message: {
    /** Give the message a subject. */
    noSubject(): string;
    /** Write what you want to say. */
    noBody(): string;
    /** Write to your fans */
    title(): string;
    /** None of your fans has chosen mail yet. They can when they start watching you. */
    nobody(): string;
    /** By mail, to the {count, plural, one {one fan} other {# fans}} who chose mail. Once a day at most. You never see their addresses. */
    lead(values: { count: number }): string;
    /** Your message of today is sent. You can write the next one from <time/>. */
    closed(): string;
    /** Your message is on its way */
    onItsWay(): string;
    /** Subject */
    subject(): string;
    /** Message */
    body(): string;
    /** An empty line starts a new paragraph. */
    bodyHint(): string;
    /** Send */
    send(): string;
    /** Send this to {count, plural, one {one fan} other {# fans}}? */
    ask(values: { count: number }): string;
    /** Not yet */
    notYet(): string;
    /** Sending */
    sending(): string;
    /** Send to {count, plural, one {one fan} other {# fans}} */
    sendTo(values: { count: number }): string;
    /** It goes out by mail at once and cannot be called back. You can write the next one in 24 hours. */
    what(): string;
    /** Sent */
    sent(): string;
    /** {sent, number} of {total, number} sent */
    sentCount(values: { sent: number; total: number }): string;
  };
  list: {
    /** Fans */
    title(): string;
    /** Your fans will appear here */
    none(): string;
    /** Readers become fans when they watch you. Fan-only episodes are open to them. */
    lead(): string;
    /** All fans */
    all(): string;
    /** fans */
    noun(): string;
    /** A reader */
    reader(): string;
    /** A reader without a profile */
    noProfile(): string;
    /** Since <day/> */
    since(): string;
    /** Since <day/>, through <episode/> */
    sinceThrough(): string;
    /** Mail */
    mail(): string;
    /** No mail */
    noMail(): string;
    /** {count, plural, one {# fan} other {# fans}}, {byMail, plural, one {# of them gets e-mail} other {# of them get e-mail}} */
    count(values: { byMail: number; count: number }): string;
  };
}

declare const fans: Catalogue<Fans>;
export default fans;
