// Written from messages/en/readerMails.json by `npm run generate`.

export interface ReaderMails {
  instant: {
    /** {work} {episode} */
    subject(values: { episode: string; work: string }): string;
    /** A new episode */
    heading(): string;
    /** {creator} published {episode} of {work}. */
    body(values: { creator: string; episode: string; work: string }): string;
    /** Read it */
    action(): string;
    /** You get this because you watch {creator} and chose mail about new episodes. Change it at {url} */
    note(values: { creator: string; url: string }): string;
    /** Stop mail about {creator} */
    unsubscribe(values: { creator: string }): string;
  };
  weekly: {
    /** {count, plural, one {One new episode} other {# new episodes}} this week */
    subject(values: { count: number }): string;
    /** This is what the creators you watch published. */
    body(): string;
    /** {count, plural, one {# more is} other {# more are}} on your page: {url} */
    beyond(values: { count: number; url: string }): string;
    /** You get this because you chose the weekly mail. Change it at {url} */
    note(values: { url: string }): string;
    /** Stop the weekly mail */
    unsubscribe(): string;
  };
  fan: {
    /** {creator}: {subject} */
    subject(values: { creator: string; subject: string }): string;
    /** The site of {creator} */
    action(values: { creator: string }): string;
    /** {creator} wrote this to everybody who watches them and chose mail. Your address stays with Komawari. */
    note(values: { creator: string }): string;
    /** Stop mail about {creator} */
    unsubscribe(values: { creator: string }): string;
  };
  decision: {
    /** A warning about your {kind} */
    warning(values: { kind: string }): string;
    /** Your {kind} was {fate, select, REMOVED {removed} CLOSED {suspended} other {suspended}} */
    takenDown(values: { fate: 'REMOVED' | 'CLOSED' | 'other'; kind: string }): string;
    /** Readers reported your {kind}: “{shown}” */
    reported(values: { kind: string; shown: string }): string;
    /** This is about your {kind}: “{shown}” */
    decided(values: { kind: string; shown: string }): string;
    /** It stays. {fate, select, REMOVED {Another one that breaks the rules may be removed.} other {Change what breaks the rules, or it may be suspended.}} */
    stays(values: { fate: 'REMOVED' | 'other' }): string;
    /** Nobody else can see it any more. */
    hidden(): string;
    /** You cannot sign in any more, and nobody sees what you published. */
    closed(): string;
    /** Why: {note} */
    why(values: { note: string }): string;
    /** Open your {kind} */
    action(values: { kind: string }): string;
    /** If you think this is wrong, reply to this mail. */
    objection(): string;
  };
  reportable: {
    /** profile */
    User(): string;
    /** work */
    Work(): string;
    /** episode */
    Episode(): string;
    /** illustration */
    Illustration(): string;
    /** comment */
    DaredemoComment(): string;
    /** comment */
    YawarakaComment(): string;
    /** account */
    account(): string;
  };
}

declare const readerMails: Record<'en' | 'ja', ReaderMails>;
export default readerMails;
