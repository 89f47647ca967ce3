// Written from messages/en/episodeVersions.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface EpisodeVersions {
  sheet: {
    /** Versions */
    title(): string;
    /** Each save keeps pages and texts, up to 50 versions. One that is brought back fills your edit: {status, select, DRAFT {it is saved like what you type.} other {readers see it once you update the episode.}} */
    lead(values: { status: 'DRAFT' | 'other' }): string;
    /** No versions yet */
    none(): string;
    /** The next save of pages or texts keeps the first one. */
    noneLead(): string;
    /** Versions, the newest first */
    label(): string;
    /** Brought back from <time/>: <changes/> */
    from(): string;
    /** This is what is saved now. */
    now(): string;
    /** Bring this version back */
    bringBack(): string;
    /** Bringing back */
    bringing(): string;
    /** The version of {time} is in your edit */
    isBack(values: { time: string }): string;
    /** Undo */
    undo(): string;
    /** This version is not kept any more. */
    gone(): string;
    /** No pages. */
    noPages(): string;
    /** Removed with this save */
    removed(): string;
  };
  changes: {
    /** The oldest kept: {count, plural, one {# page} other {# pages}} */
    oldest(values: { count: number }): string;
    /** {count, plural, one {# page} other {# pages}} added */
    added(values: { count: number }): string;
    /** {count, plural, one {# page} other {# pages}} removed */
    removed(values: { count: number }): string;
    /** {count, plural, one {# page} other {# pages}} replaced */
    replaced(values: { count: number }): string;
    /** {count, plural, one {# page} other {# pages}} moved */
    moved(values: { count: number }): string;
    /** {count, plural, one {# page} other {# pages}} described anew */
    described(values: { count: number }): string;
    /** title */
    title(): string;
    /** afterword */
    afterword(): string;
    /** start position */
    startPosition(): string;
    /** {before}, {next} */
    list(values: { before: string; next: string }): string;
  };
  marks: {
    /** New */
    ADDED(): string;
    /** Replaced */
    REPLACED(): string;
    /** Moved */
    MOVED(): string;
    /** Words */
    TEXTS(): string;
  };
}

declare const episodeVersions: Catalogue<EpisodeVersions>;
export default episodeVersions;
