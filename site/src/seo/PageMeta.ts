/** A picture for link previews. The address may be relative to the site. */
export type PreviewImage = { url: string; alt: string };

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
  image?: PreviewImage | undefined;
  isIndexed: boolean;
  jsonLd: JsonLd[];
};
