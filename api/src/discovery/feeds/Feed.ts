/** One entry of a feed. Paths are percent-encoded and from the root of the site; texts are plain. */
export interface FeedEntry {
  path: string;
  title: string;
  /** What it is about, and the language that is written in: that of its work, or of the feed where it is ours. */
  summary: { text: string; language: string };
  published: Date;
  updated: Date;
  author: FeedAuthor;
  tags: string[];
  /** Whether it is for adults alone, as its work says; null where there is no work. */
  isMature: boolean | null;
  picture: { path: string; altText: string } | null;
}

export interface FeedAuthor {
  name: string;
  path: string;
}

/** What is new somewhere, before it is written as Atom or JSON. */
export interface Feed {
  title: string;
  subtitle: string;
  /** The page it stands for; the feed's own URL is below it. */
  path: string;
  /** Its own URL is a secret and is not written into it. */
  isPrivate?: boolean;
  author: FeedAuthor | null;
  /** Latest change of anything in it. */
  updated: Date;
  entries: FeedEntry[];
}
