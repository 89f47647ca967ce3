// Written from messages/en/moderation.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Moderation {
  person: {
    /** {name} */
    named(values: { name: string }): string;
    /** this guest */
    guest(): string;
  };
  safety: {
    /** Report */
    report(): string;
    /** Mute for {days} days */
    mute(values: { days: string }): string;
    /** Block */
    block(): string;
    /** Muted {name} for {days} days */
    muted(values: { days: string; name: string }): string;
    /** Blocked {name} */
    blocked(values: { name: string }): string;
    /** Undo */
    undo(): string;
  };
  menu: {
    /** More about {name} */
    more(values: { name: string }): string;
    /** Unmute */
    unmute(): string;
    /** No longer muted: {name} */
    unmuted(values: { name: string }): string;
    /** Unblock */
    unblock(): string;
    /** Unblocked {name} */
    unblocked(values: { name: string }): string;
  };
}

declare const moderation: Catalogue<Moderation>;
export default moderation;
