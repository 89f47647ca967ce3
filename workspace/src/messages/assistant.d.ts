// Written from messages/en/assistant.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Assistant {
  offer: {
    /** The assistant is off. */
    isOff(): string;
    /** Assistant settings */
    settings(): string;
    /** Assistant */
    label(): string;
    /** Assistant is off */
    title(): string;
    /** It reads the numbers on this page and writes a sentence or two beside each chart. Every figure in them leads to where it stands. You discard what does not help. */
    lead(): string;
    /** Turn on */
    turnOn(): string;
    /** Not now */
    notNow(): string;
    /** Fixed rules, the same for everybody */
    rules(): string;
    /** No page, text or name leaves Komawari */
    stays(): string;
    /** Off again with one press */
    offAgain(): string;
  };
  form: {
    /** Saved */
    saved(): string;
    /** Beside your charts */
    title(): string;
    /** Assistant */
    label(): string;
    /** Writes a sentence or two beside each chart of analytics. Every figure leads to the chart it stands in; what does not help is discarded with one press. */
    hint(): string;
    /** Words of a language model */
    model(): string;
    /** What the rules find is worded by a model outside Komawari. It is given the sentences about your charts with the titles in them, but none about sites or groups of readers. A text with a figure that the rules did not find is not shown. */
    modelHint(): string;
    /** What it speaks about */
    about(): string;
    /** What it reads */
    reads(): string;
    /** It reads */
    itReads(): string;
    /** the numbers of your analytics, as they stand there */
    numbers(): string;
    /** titles of your works and episodes */
    titles(): string;
    /** which findings you discarded */
    discarded(): string;
    /** It never reads */
    neverReads(): string;
    /** pages, drafts, comments or messages */
    private(): string;
    /** who read, answered or left */
    who(): string;
    /** anything outside Komawari: its rules are fixed, and the same for everybody */
    outside(): string;
  };
  topicLabel: {
    /** Views */
    VIEWS(): string;
    /** Reactions */
    REACTIONS(): string;
    /** Retention */
    RETENTION(): string;
    /** Pages */
    PAGES(): string;
    /** To the end */
    COMPLETE(): string;
    /** Survey */
    SURVEY(): string;
    /** Sources */
    REFERRERS(): string;
    /** Readers */
    READERS(): string;
    /** After reading */
    ACTIONS(): string;
  };
  topicWords: {
    /** The best day, the last week, and which weekdays and hours of releases had most views. */
    VIEWS(): string;
    /** The episode with most likes and with most comments per reader. */
    REACTIONS(): string;
    /** Where the largest step between episodes is, and how many are still there. */
    RETENTION(): string;
    /** The page at which most readers stop. */
    PAGES(): string;
    /** How many come to the last page, and of which episode fewest do. */
    COMPLETE(): string;
    /** How many answers say that it was fun. */
    SURVEY(): string;
    /** Which site sends most visits. */
    REFERRERS(): string;
    /** The largest age group, never one under 5 people. */
    READERS(): string;
    /** How many bookmark the work or begin to watch you. */
    ACTIONS(): string;
  };
  head: {
    /** Assistant */
    label(): string;
    /** Fixed rules find, a language model words. */
    worded(): string;
    /** Fixed rules; nothing leaves Komawari. */
    rules(): string;
    /** Settings */
    settings(): string;
    /** The findings did not load. */
    notLoaded(): string;
    /** Try again */
    tryAgain(): string;
    /** Reading the numbers. */
    reading(): string;
    /** Nothing stands out in these numbers. */
    nothing(): string;
    /** {count, plural, one {# finding} other {# findings}}. Underlined figures lead to where they stand. */
    found(values: { count: number }): string;
    /** {count, plural, one {# finding} other {# findings}}, {gone, number} discarded. Underlined figures lead to where they stand. */
    foundGone(values: { count: number; gone: number }): string;
  };
  finding: {
    /** Finding {number, number}, discarded */
    isGone(values: { number: number }): string;
    /** Finding {number, number} discarded. It stays away until it points at something else. */
    gone(values: { number: number }): string;
    /** Undo: bring finding {number, number} back */
    undoWhat(values: { number: number }): string;
    /** Undo */
    undo(): string;
    /** Finding {number, number}, {topic} */
    label(values: { number: number; topic: string }): string;
    /** Discard finding {number, number} */
    discard(values: { number: number }): string;
  };
  cite: {
    /** {figure}, in the chart {chart} */
    label(values: { chart: string; figure: string }): string;
  };
  switched: {
    /** The assistant is on */
    on(): string;
    /** The assistant is off */
    off(): string;
  };
  page: {
    /** Assistant */
    title(): string;
    /** Analytics */
    analytics(): string;
    /** The assistant comes with analytics */
    none(): string;
    /** Open analytics */
    open(): string;
    /** There it says what has to be there first. */
    noneLead(): string;
  };
}

declare const assistant: Catalogue<Assistant>;
export default assistant;
