// Written from messages/en/works.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Works {
  page: {
    /** Episodes */
    episodes(): string;
    /** Illustrations */
    illustrations(): string;
    /** No episode is public yet */
    noEpisode(): string;
    /** Bookmark this work, and its first episode will appear in your library. */
    noEpisodeLead(): string;
  };
  head: {
    /** One-shot */
    oneShot(): string;
    /** Completed */
    completed(): string;
    /** Ongoing */
    ongoing(): string;
    /** Mature */
    mature(): string;
    /** Read */
    read(): string;
    /** Read {episode} */
    readEpisode(values: { episode: string }): string;
  };
  directions: {
    /** Right to left */
    RIGHT_TO_LEFT(): string;
    /** Left to right */
    LEFT_TO_RIGHT(): string;
    /** Scrolls down */
    TOP_TO_BOTTOM(): string;
  };
  figures: {
    /** Views */
    viewCount(): string;
    /** Likes */
    likeCount(): string;
    /** Bookmarks */
    bookmarkCount(): string;
    /** Comments */
    commentCount(): string;
  };
  list: {
    /** Order of the episodes */
    order(): string;
    /** Newest first */
    newest(): string;
    /** From <first/> */
    fromFirst(): string;
    /** {count, plural, one {# episode} other {# episodes}} */
    count(values: { count: number }): string;
  };
  others: {
    /** More by <creator/> */
    by(): string;
    /** Creator site */
    site(): string;
  };
}

declare const works: Catalogue<Works>;
export default works;
