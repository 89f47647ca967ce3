// Written from messages/en/episodes.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Episodes {
  reader: {
    /** Skip to the pages */
    skip(): string;
    /** Reader */
    label(): string;
    /** Pages */
    pages(): string;
    /** End of the episode */
    end(): string;
    /** Back to the last page */
    backToLast(): string;
    /** {free, plural, one {# of {total} pages is free} other {# of {total} pages are free}} */
    free(values: { free: number; total: string }): string;
    /** End of episode, {total, plural, one {# page} other {# pages}} */
    ended(values: { total: number }): string;
  };
  bars: {
    /** Back to the work */
    toWork(): string;
    /** Bookmark */
    bookmark(): string;
    /** Comments, {count} */
    comments(values: { count: string }): string;
    /** Comments */
    toComments(): string;
    /** Share this page */
    share(): string;
    /** Text of the pages */
    text(): string;
    /** Keys and help */
    help(): string;
    /** Reader settings */
    settings(): string;
    /** Full screen */
    fullscreen(): string;
  };
  turning: {
    /** Next page */
    nextPage(): string;
    /** Previous page */
    previousPage(): string;
    /** Next */
    next(): string;
    /** Back */
    back(): string;
    /** Page thumbnails */
    thumbnails(): string;
    /** Page layout */
    layout(): string;
    /** Spread */
    spread(): string;
    /** Single */
    single(): string;
    /** Scroll */
    scroll(): string;
    /** Shift pairing by one page (O) */
    shift(): string;
    /** Page */
    page(): string;
    /** Previous episode */
    previousEpisode(): string;
    /** Next episode */
    nextEpisode(): string;
  };
  endScreen: {
    /** After the last page */
    afterLast(): string;
    /** Where to go next */
    whereNext(): string;
    /** All episodes */
    allEpisodes(): string;
    /** Author */
    author(): string;
    /** Next episode */
    nextEpisode(): string;
    /** Fans only */
    fansOnly(): string;
    /** {count, plural, one {# page} other {# pages}} */
    pageCount(values: { count: number }): string;
    /** More to read */
    more(): string;
  };
  fanWall: {
    /** {count, plural, one {<b>#</b> page} other {<b>#</b> pages}} */
    pageCount(values: { count: number }): string;
    /** This episode is for fans only */
    lead(): string;
    /** For fans of <creator/> */
    heading(): string;
    /** Be the first to watch. It is free and you can stop at any time. */
    first(): string;
    /** {count, plural, one {<readers/> reader watches <creator/>. Watching is free and you can stop at any time.} other {<readers/> readers watch <creator/>. Watching is free and you can stop at any time.}} */
    watched(values: { count: number }): string;
    /** Watch and continue */
    watch(): string;
    /** E-mail me new episodes */
    byMail(): string;
    /** Watching needs JavaScript. Switch it on to read this episode. */
    noScript(): string;
    /** The next episode is open to everyone */
    nextIsOpen(): string;
  };
}

declare const episodes: Catalogue<Episodes>;
export default episodes;
