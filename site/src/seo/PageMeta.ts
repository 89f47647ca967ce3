/** A picture for link previews. The address may be relative to the site; lengths are pixels. */
export type PreviewImage = { url: string; alt: string; width?: number; height?: number };

/** What is new at a page, as feeds: `path` without the last part, which is `feed.atom` or `feed.json`. */
export type PageFeed = { path: string; title: string };

/** Structured data of schema.org. Keys whose name is `url`, `item` or `image` hold addresses; see writeJsonLd. */
export type JsonLd = Record<string, unknown>;

/** What search engines and link previews are told about a page. */
export type PageMeta = {
  /** The tab's title: heading and product. */
  title: string;
  /** The heading alone, for previews that show the product's name beside it. */
  heading: string;
  /** At most 160 characters of plain text. */
  description: string;
  /** The page's path, percent-encoded, without query. */
  path: string;
  type: 'website' | 'article' | 'profile' | 'book';
  /** Where the list of the page goes on, and where it comes from. */
  next?: string;
  previous?: string;
  /** Made for this page; others show the product's own. */
  image?: PreviewImage | undefined;
  feed?: PageFeed | undefined;
  /** Whether other sites may ask for a card of the page (oEmbed). */
  isEmbeddable?: boolean;
  /** For people who are 18 or older, which search engines are told. */
  isMature?: boolean;
  isIndexed: boolean;
  jsonLd: JsonLd[];
};
