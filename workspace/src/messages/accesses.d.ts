// Written from messages/en/accesses.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Accesses {
  live: {
    /** Last 30 minutes */
    title(): string;
    /** Stopped */
    stopped(): string;
    /** Stopped at {at} */
    stoppedAt(values: { at: string }): string;
    /** Paused */
    paused(): string;
    /** Live */
    live(): string;
    /** {at}, every 10 seconds */
    every(values: { at: string }): string;
    /** Try now */
    tryNow(): string;
    /** Go on */
    goOn(): string;
    /** Pause */
    pause(): string;
    /** No new numbers{since, select, known { since {at}} other {}}. {line, select, offline {You seem offline. } other {}}We keep trying; what is below still stands. */
    lost(values: { at: string; line: 'offline' | 'other'; since: 'known' | 'other' }): string;
    /** {count, plural, one {view} other {views}} in 30 minutes */
    inMinutes(values: { count: number }): string;
    /** No views in the last 30 minutes */
    plotNone(): string;
    /** Views per minute, {count, number} in the last 30 minutes */
    plot(values: { count: number }): string;
    /** {count, plural, one {# view} other {# views}} */
    views(values: { count: number }): string;
    /** Nobody is reading right now. */
    nobody(): string;
    /** Being read */
    reading(): string;
  };
  days: {
    /** {count, number} days */
    title(values: { count: number }): string;
    /** <range/>. Most on <day/>: {count, plural, one {# view} other {# views}}. */
    best(values: { count: number }): string;
    /** <range/>. No views on these days. */
    none(): string;
    /** Views by day */
    caption(): string;
    /** Day */
    day(): string;
    /** Views */
    header(): string;
    /** Total */
    total(): string;
    /** Views per day, {total, number} in {count, number} days */
    plot(values: { count: number; total: number }): string;
    /** Views per day, {total, number} in {count, number} days, most on {day} */
    plotBest(values: { count: number; day: string; total: number }): string;
    /** {count, plural, one {# view} other {# views}} */
    views(values: { count: number }): string;
  };
  works: {
    /** By work and episode */
    title(): string;
    /** views */
    views(): string;
    /** 30 days, beside the 30 before. Open a work for its episodes. */
    lead(): string;
    /** By work */
    name(): string;
    /** Views by work */
    caption(): string;
    /** Work */
    work(): string;
    /** Views */
    header(): string;
    /** Views before */
    before(): string;
    /** Episodes */
    episodes(): string;
    /** {count, plural, one {# episode} other {# episodes}} */
    episodeCount(values: { count: number }): string;
    /** Episodes of {title} */
    episodesOf(values: { title: string }): string;
    /** episodes */
    noun(): string;
    /** {count, plural, one {view} other {views}} */
    unit(values: { count: number }): string;
    /** new */
    fresh(): string;
  };
  page: {
    /** Views */
    title(): string;
    /** One work. Bots and you excluded. */
    one(): string;
    /** All your works. Bots and you excluded. */
    all(): string;
    /** No views yet */
    none(): string;
    /** Open your works */
    works(): string;
    /** Views of the last 30 days appear here, by day, work, episode and source. They begin with your first public episode. */
    noneLead(): string;
    /** {range}: {count, number} views. */
    say(values: { count: number; range: string }): string;
    /** Work */
    work(): string;
    /** All works */
    allWorks(): string;
  };
}

declare const accesses: Catalogue<Accesses>;
export default accesses;
