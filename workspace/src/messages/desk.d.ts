// Written from messages/en/desk.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Desk {
  line: {
    /** on <episode/> */
    on(): string;
    /** the comment by this guest */
    guest(): string;
    /** the comment by {name} */
    comment(values: { name: string }): string;
    /** Over 24 hours */
    overdue(): string;
    /** Filtered word */
    filtered(): string;
    /** Delivering */
    delivering(): string;
    /** Deliver {comment} */
    deliverWhat(values: { comment: string }): string;
    /** Deliver */
    deliver(): string;
    /** Rejecting */
    rejecting(): string;
    /** Reject {comment} */
    rejectWhat(values: { comment: string }): string;
    /** Reject */
    reject(): string;
    /** Reject {comment}, it breaks the rules */
    forRulesWhat(values: { comment: string }): string;
    /** Breaks the rules */
    forRules(): string;
  };
  done: {
    /** Delivered */
    DELIVER(): string;
    /** Rejected */
    REJECT(): string;
    /** Rejected, and its writer is told */
    REJECT_FOR_RULES(): string;
    /** {done}: {count, number} */
    several(values: { count: number; done: string }): string;
  };
  desk: {
    /** Soft comments to read */
    title(): string;
    /** Deliver what is kind. The author never hears of what you reject; its writer is told only when it breaks the rules. */
    lead(): string;
    /** Nothing is waiting */
    none(): string;
    /** Every soft comment has been read. */
    noneLead(): string;
    /** {count, number} waiting */
    waiting(values: { count: number }): string;
    /** {first}, {count, number} for more than 24 hours */
    overdue(values: { count: number; first: string }): string;
    /** {first}, half are read within {time} */
    median(values: { first: string; time: string }): string;
    /** a minute */
    minute(): string;
    /** {count, plural, one {# minute} other {# minutes}} */
    minutes(values: { count: number }): string;
    /** {count, number} hours */
    hours(values: { count: number }): string;
  };
}

declare const desk: Catalogue<Desk>;
export default desk;
