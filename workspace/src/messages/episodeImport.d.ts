// Written from messages/en/episodeImport.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface EpisodeImport {
  drop: {
    /** Several episodes at once: */
    lead(): string;
    /** drop a ZIP or a folder with one folder of pages for each. */
    what(): string;
    /** Choose a ZIP */
    chooseZip(): string;
    /** Folder */
    folder(): string;
    /** Reading */
    reading(): string;
    /** Another import is running. Wait for it, or stop it. */
    running(): string;
    /** This does not hold several folders of pages. Drop it on a new episode. */
    notSeveral(): string;
    /** This cannot be read. */
    unreadable(): string;
  };
  question: {
    /** One episode, or {count}? */
    title(values: { count: string }): string;
    /** One of {pages} pages */
    one(values: { pages: string }): string;
    /** {count} episodes */
    several(values: { count: string }): string;
    /** <name/> holds {count} folders of pages. Each can become a draft of its own; you look through them first. */
    what(values: { count: string }): string;
  };
  box: {
    /** {count, plural, one {# episode} other {# episodes}} */
    episodes(values: { count: number }): string;
    /** {made} of {count, plural, one {# episode} other {# episodes}} made */
    partlyMade(values: { count: number; made: string }): string;
    /** {count, plural, one {# episode} other {# episodes}} made */
    made(values: { count: number }): string;
    /** Episodes made */
    progress(): string;
    /** <b>{count, plural, one {# page} other {# pages}} outside the folders</b> {count, plural, one {is} other {are}} left out. */
    beside(values: { count: number }): string;
    /** <b>{count, plural, one {# folder} other {# folders}} became drafts earlier</b> and {count, plural, one {is} other {are}} left out. */
    earlier(values: { count: number }): string;
    /** Import them again */
    again(): string;
    /** Episodes to import */
    label(): string;
    /** Stop */
    stop(): string;
    /** Continue */
    continue(): string;
    /** Make {count, plural, one {# draft} other {# drafts}} */
    make(values: { count: number }): string;
    /** Cancel */
    cancel(): string;
    /** Close */
    close(): string;
    /** Drafts: readers see nothing before you publish. */
    hint(): string;
    /** Also in it */
    remarks(): string;
    /** {count} more, left out too. */
    moreRemarks(values: { count: string }): string;
  };
  row: {
    /** Episode {number} */
    untitled(values: { number: string }): string;
    /** Title of episode {number} */
    title(values: { number: string }): string;
    /** At most {max} characters. */
    tooLong(values: { max: string }): string;
    /** {count, plural, one {# page} other {# pages}} */
    pages(values: { count: number }): string;
    /** {count, plural, one {# page} other {# pages}}, {leftOut, plural, one {# other file} other {# other files}} left out */
    pagesAndOthers(values: { count: number; leftOut: number }): string;
    /** Leave out {title} */
    leaveOut(values: { title: string }): string;
    /** Leave out episode {number} */
    leaveOutUntitled(values: { number: string }): string;
    /** Pages left out */
    lost(): string;
  };
  status: {
    /** {ready} of {count} ready */
    sending(values: { count: string; ready: string }): string;
    /** {ready} of {count} ready. No connection: it continues by itself. */
    offline(values: { count: string; ready: string }): string;
    /** Saving */
    saving(): string;
    /** Stopped at {ready} of {count}: {words} */
    paused(values: { count: string; ready: string; words: string }): string;
    /** Draft made */
    made(): string;
    /** Draft made of {count} pages */
    partlyMade(values: { count: string }): string;
    /** Not made. {words} */
    failed(values: { words: string }): string;
    /** No page of it could be read. */
    noPage(): string;
    /** Not saved. */
    notSaved(): string;
    /** The draft could not be made. */
    notMade(): string;
  };
  found: {
    /** {count} folders */
    folders(values: { count: string }): string;
    /** {count} pages, limit {most} an episode. Split the folder. */
    tooManyPages(values: { count: string; most: string }): string;
    /** Hidden, left out. Rename it without the dot if it is a page. */
    hidden(): string;
    /** Not opened. Unpack it and add its pages. */
    archive(): string;
    /** Not opened inside a ZIP. Drop it on an episode. */
    document(): string;
    /** Not an image, left out. */
    notImage(): string;
  };
  zip: {
    /** Too many files in the ZIP. Put only the pages into it. */
    tooManyFiles(): string;
    /** This ZIP is damaged. Make it again. */
    damaged(): string;
    /** The ZIP has {path} more than once. This is a later one. */
    twice(values: { path: string }): string;
    /** Protected with a password. Make the ZIP without one. */
    password(): string;
    /** Unpacks to more than 100 times its size, as no image does. Export it again. */
    bomb(): string;
    /** Unpacks to more than it says. Make the ZIP again. */
    larger(): string;
    /** Damaged in the ZIP. Make the ZIP again. */
    damagedInside(): string;
  };
}

declare const episodeImport: Catalogue<EpisodeImport>;
export default episodeImport;
