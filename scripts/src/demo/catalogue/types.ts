/** One finished picture, ready to be uploaded like any creator's file. */
export type DrawnImage = {
  body: Buffer;
  contentType: 'image/png' | 'image/jpeg';
  fileName: string;
  altText: string;
};

/** A picture of the demo: what is known before drawing it, and how to draw it. */
export type DemoImage = {
  /** Unique in the catalogue, for example `works/lighthouse/episodes/1/pages/3`. */
  key: string;
  fileName: string;
  altText: string;
  /** Pixels. */
  width: number;
  height: number;
  /** 0..1, the point that crops keep. */
  focusX: number;
  focusY: number;
  /** Draws in this process; the same key always gives the same bytes. */
  draw(): Promise<DrawnImage>;
};

/** A page of an episode; the transcript holds the lettering in reading order, one line per balloon. */
export type DemoPage = DemoImage & { transcript: string };

export type DemoComment = {
  /** Screen name of the reader who wrote it; null for somebody without an account. */
  reader: string | null;
  body: string;
  hoursAgo: number;
};

export type DemoLike = {
  reader: string;
  /** 1 to 10. */
  count: number;
};

export type DemoEpisode = {
  key: string;
  title: string;
  status: 'PUBLIC' | 'SCHEDULED' | 'FAN_ONLY' | 'DRAFT';
  /** Hours before seeding; negative = hours in the future (SCHEDULED); null for a draft. */
  publishedHoursAgo: number | null;
  startPosition: 'FORMER' | 'LATTER';
  afterword: string;
  pages: DemoPage[];
  comments: DemoComment[];
  likes: DemoLike[];
  /** A plausible number of views. */
  views: number;
};

export type DemoWork = {
  key: string;
  title: string;
  description: string;
  tags: string[];
  isOneShot: boolean;
  isCompleted: boolean;
  scrollDirection: 'RIGHT_TO_LEFT' | 'LEFT_TO_RIGHT' | 'TOP_TO_BOTTOM';
  cover: DemoImage;
  episodes: DemoEpisode[];
};

export type DemoCreator = {
  email: string;
  screenName: string;
  displayName: string;
  selfIntroduction: string;
  icon: DemoImage;
  site: {
    title: string;
    description: string;
    /** The creator's short "now" message. */
    comment: string;
    /** #RRGGBB */
    color: string;
    links: { title: string; url: string }[];
    hero: DemoImage;
  };
  works: DemoWork[];
};

export type DemoReader = {
  email: string;
  screenName: string;
  displayName: string;
  selfIntroduction: string;
  /** Keys of bookmarked works. */
  bookmarks: string[];
  /** Screen names of watched creators. */
  watches: string[];
};

export type DemoCatalogue = { creators: DemoCreator[]; readers: DemoReader[] };
