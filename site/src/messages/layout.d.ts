// Written from messages/en/layout.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Layout {
  main: {
    /** Main, short */
    shortLabel(): string;
  };
  footer: {
    /** Komawari, top page */
    topPage(): string;
    /** Manga by the people who draw it, episode by episode. */
    tagline(): string;
    /** Dark */
    dark(): string;
    /** Light */
    light(): string;
    /** Read */
    read(): string;
    /** Discover */
    discover(): string;
    /** Draw */
    draw(): string;
    /** About */
    about(): string;
    /** Follow */
    follow(): string;
    /** New works, {feed} */
    newWorksFeed(values: { feed: string }): string;
  };
  links: {
    /** Rankings */
    rankings(): string;
    /** New works */
    newWorks(): string;
    /** Tags */
    tags(): string;
    /** Search */
    search(): string;
    /** Bookmarks */
    bookmarks(): string;
    /** Reading history */
    history(): string;
    /** On this device */
    device(): string;
    /** Mangafolio */
    mangafolio(): string;
    /** 1st award */
    award1st(): string;
    /** 2nd award */
    award2nd(): string;
    /** 3rd award */
    award3rd(): string;
    /** For creators */
    creators(): string;
    /** Analytics */
    analytics(): string;
    /** Start publishing */
    publishing(): string;
    /** Atom feed */
    atom(): string;
    /** JSON Feed */
    json(): string;
  };
  lists: {
    /** Pages of the list */
    pages(): string;
  };
  share: {
    /** Share */
    share(): string;
    /** Link copied */
    copied(): string;
    /** The link could not be copied. */
    notCopied(): string;
  };
}

declare const layout: Catalogue<Layout>;
export default layout;
