// Written from messages/en/scouts.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Scouts {
  answer: {
    /** Your answer is on its way */
    onItsWay(): string;
    /** Your answer */
    title(): string;
    /** You want to hear more */
    INTERESTED_HINT(): string;
    /** You want to leave it at that */
    DECLINED_HINT(): string;
    /** Interested */
    INTERESTED(): string;
    /** No, thank you */
    DECLINED(): string;
    /** A few words */
    words(): string;
    /** Optional. The department does not learn your address: write how to reach you if you want to talk. */
    wordsHint(): string;
    /** You answer once. It goes to <department/> ({address}) by mail and cannot be changed. */
    once(values: { address: string }): string;
    /** Sending */
    sending(): string;
    /** Send the answer */
    send(): string;
    /** Choose one of the two. */
    none(): string;
    /** Not answered */
    notAnswered(): string;
  };
  message: {
    /** {department} wrote to you */
    from(values: { department: string }): string;
    /** <department/> wrote to you */
    heading(): string;
    /** Scouting */
    scouting(): string;
    /** The message */
    message(): string;
    /** Your answer */
    answer(): string;
    /** A work you deleted */
    deleted(): string;
    /** in <contest/> */
    in(): string;
    /** Mailed to <department/> ({address}). An answer is final. */
    mailed(values: { address: string }): string;
    /** Mailed to <department/> ({address}), <time/>. An answer is final. */
    mailedAt(values: { address: string }): string;
  };
  list: {
    /** Scouting */
    title(): string;
    /** No department has written to you yet */
    none(): string;
    /** Go to your works */
    works(): string;
    /** When you enter a work into a contest you choose which editorial departments may write to you. What they write is here. */
    lead(): string;
    /** Messages of editorial departments */
    label(): string;
    /** messages */
    noun(): string;
    /** You answered every message */
    allAnswered(): string;
    /** {count, plural, one {# message waits for your answer} other {# messages wait for your answer}} */
    waiting(values: { count: number }): string;
    /** New */
    fresh(): string;
  };
}

declare const scouts: Catalogue<Scouts>;
export default scouts;
