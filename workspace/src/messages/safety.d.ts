// Written from messages/en/safety.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Safety {
  mutedWords: {
    /** Muted words */
    title(): string;
    /** Comments with these words are hidden from you, however they are written: width, case and kana make no difference. */
    lead(): string;
    /** No muted words yet. */
    none(): string;
    /** words */
    noun(): string;
    /** Muted “{word}” */
    muted(values: { word: string }): string;
    /** Word */
    word(): string;
    /** For how long */
    howLong(): string;
    /** Muting */
    muting(): string;
    /** Mute word */
    mute(): string;
    /** Until {day} */
    until(values: { day: string }): string;
    /** Remove {word} */
    removeWhat(values: { word: string }): string;
    /** Remove */
    remove(): string;
    /** Until I remove it */
    forGood(): string;
    /** 1 day */
    day(): string;
    /** 7 days */
    week(): string;
    /** 30 days */
    month(): string;
    /** A year */
    year(): string;
    /** Write the word you do not want to read. */
    noWord(): string;
  };
  mutedPeople: {
    /** Muted people */
    title(): string;
    /** You do not see their comments and are not told what they do. Nobody else notices. */
    lead(): string;
    /** You have not muted anybody. */
    none(): string;
    /** people */
    noun(): string;
    /** Unmute */
    unmute(): string;
    /** Unmute {name} */
    unmuteWhom(values: { name: string }): string;
    /** Mute for good */
    again(): string;
    /** Mute for good {name} */
    againWhom(values: { name: string }): string;
  };
  blockedPeople: {
    /** Blocked people */
    title(): string;
    /** They cannot comment on, like, bookmark or watch what is yours, nor you theirs. They are not told. */
    lead(): string;
    /** You have not blocked anybody. You can from the menu of a comment or a creator. */
    none(): string;
    /** people */
    noun(): string;
    /** Unblock */
    unblock(): string;
    /** Unblock {name} */
    unblockWhom(values: { name: string }): string;
    /** Block again */
    again(): string;
    /** Block again {name} */
    againWhom(values: { name: string }): string;
  };
  person: {
    /** A guest */
    guest(): string;
    /** Since <time/> */
    since(): string;
    /** Since <time/>, until {day} */
    sinceUntil(values: { day: string }): string;
  };
  safety: {
    /** Safety */
    title(): string;
  };
}

declare const safety: Catalogue<Safety>;
export default safety;
