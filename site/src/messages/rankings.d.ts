// Written from messages/en/rankings.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Rankings {
  page: {
    /** Rankings<sr>: {label}</sr> */
    title(values: { label: string }): string;
    /** Period */
    period(): string;
    /** Computed */
    computed(): string;
    /** How the score works */
    how(): string;
    /** No ranking yet */
    none(): string;
    /** The works people read, like and bookmark appear here from 4:00 the next morning. */
    noneLead(): string;
    /** See the new works */
    newWorks(): string;
  };
  labels: {
    /** Daily */
    DAILY(): string;
    /** Weekly */
    WEEKLY(): string;
    /** Monthly */
    MONTHLY(): string;
    /** Total */
    TOTAL(): string;
  };
  counts: {
    /** the previous day */
    DAILY(): string;
    /** the last 7 days */
    WEEKLY(): string;
    /** the last 30 days */
    MONTHLY(): string;
    /** everything until the previous day */
    TOTAL(): string;
  };
  windows: {
    /** For {days} */
    days(values: { days: string }): string;
    /** Until {day} */
    untilDay(values: { day: string }): string;
  };
  meta: {
    /** {label} ranking */
    heading(values: { label: string }): string;
    /** The hundred manga on Komawari that people bookmarked, liked and read most: {counts}. */
    description(values: { counts: string }): string;
    /** The hundred manga on Komawari that people bookmarked, liked and read most: {counts} ({window}). */
    descriptionOf(values: { counts: string; window: string }): string;
  };
  rows: {
    /** The first three */
    firstThree(): string;
    /** <sr>Rank </sr>{rank} */
    rank(values: { rank: string }): string;
    /** points */
    points(): string;
    /** One-shot */
    oneShot(): string;
    /** Completed */
    completed(): string;
    /** Latest episode */
    latest(): string;
    /** 読切 */
    latestOneShot(): string;
  };
  moves: {
    /** New */
    isNew(): string;
    /** <sr>up </sr>{steps} */
    up(values: { steps: string }): string;
    /** <sr>down </sr>{steps} */
    down(values: { steps: string }): string;
    /** no change */
    none(): string;
  };
  parts: {
    /** people who bookmarked the work and kept it bookmarked: {points, plural, one {# point} other {# points}} each */
    B(values: { points: number }): string;
    /** people who liked an episode, once or ten times: {points, plural, one {# point} other {# points}} each */
    L(values: { points: number }): string;
    /** people who read an episode to its last page: {points, plural, one {# point} other {# points}} each */
    C(values: { points: number }): string;
    /** people who opened an episode: {points, plural, one {# point} other {# points}} each */
    V(values: { points: number }): string;
  };
  rules: {
    /** Everyone counts once per work, however often they come back: a thousand likes from one person count as one. */
    once(): string;
    /** A reader with a profile counts as 1, a guest as 0.3 a day. The author, our staff, bots and blocked accounts do not count. */
    who(): string;
    /** This ranking counts {counts}. {days} */
    counted(values: { counts: string; days: string }): string;
    /** Days begin and end at midnight in Tokyo. */
    days(): string;
    /** Days begin and end at midnight in Tokyo: until {until}. */
    daysUntil(values: { until: string }): string;
    /** Days begin and end at midnight in Tokyo: from {from} until {until}. */
    daysFrom(values: { from: string; until: string }): string;
    /** It is computed every day at 4:00. */
    computed(): string;
    /** It is computed every day at 4:00, last {last}. */
    computedLast(values: { last: string }): string;
    /** {computed} In a tie, the work updated more recently comes first. */
    tie(values: { computed: string }): string;
    /** A work needs at least one episode that everyone can read, on a site that is open. */
    needs(): string;
  };
}

declare const rankings: Catalogue<Rankings>;
export default rankings;
