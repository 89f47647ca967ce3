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

export type DemoSalesInfo = {
  /** In yen. */
  price: number;
  /** Pages before this one are free. */
  pagesChargedFrom: number;
  salesAppeal: string;
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
  /** What it costs; null where everybody reads it. */
  salesInfo: DemoSalesInfo | null;
};

export type DemoWork = {
  key: string;
  title: string;
  description: string;
  tags: string[];
  isOneShot: boolean;
  isCompleted: boolean;
  scrollDirection: 'RIGHT_TO_LEFT' | 'LEFT_TO_RIGHT' | 'TOP_TO_BOTTOM';
  /** Soft comments reach the creator after somebody read them; SHOWN: readers may read them too. */
  softComments: 'SHOWN' | 'HIDDEN' | null;
  cover: DemoImage;
  episodes: DemoEpisode[];
};

export type DemoIllustration = {
  title: string;
  description: string;
  /** Key of the work it belongs to; null for none. */
  work: string | null;
  publishedHoursAgo: number;
  isOpen: boolean;
  pictures: DemoImage[];
};

/** A work of a portfolio that was published elsewhere. */
export type DemoExternalWork = {
  /** Unique in the portfolio. */
  key: string;
  title: string;
  description: string;
  urls: { title: string; url: string }[];
  thumbnail: DemoImage;
};

export type DemoPortfolio = {
  /** 3 by 1. */
  banner: DemoImage;
  /** Keys of works of ours. */
  works: string[];
  externalWorks: DemoExternalWork[];
  /** `works` holds keys of both kinds, in order. */
  categories: { title: string; works: string[] }[];
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
  illustrations: DemoIllustration[];
  /** Null where the creator has none yet. */
  portfolio: DemoPortfolio | null;
};

/** How far a reader came in an episode. */
export type DemoReading = {
  /** Key of the episode. */
  episode: string;
  /** The page where the reader stopped; null for the end. */
  page: number | null;
  hoursAgo: number;
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
  /** The history, latest first. */
  readings: readonly DemoReading[];
};

/** A contest. Days count from the day of seeding and are beginnings of days in Japan; negative ones are over. */
export type DemoContest = {
  identifier: string;
  title: string;
  description: string;
  tag: string;
  prizes: { name: string; reward: string }[];
  judges: { name: string; role: string }[];
  /** Editorial departments that scout. */
  departments: string[];
  days: { opens: number; closes: number; results: number };
  /** `work` is a key; `prize` one of the prizes' names. */
  entries: { work: string; daysAgo: number; prize: string | null; comments: { judge: string; body: string }[] }[];
  /** Keys of entered works that the top page shows, in order. */
  picks: string[];
};

/** What operators put on the pages. */
export type DemoEditorial = {
  /** `pc` is 3 by 1, `sp` 3 by 2. */
  banner: { url: string; alt: string; pc: DemoImage; sp: DemoImage };
  news: readonly { category: string; title: string; link: string; hoursAgo: number }[];
  themes: readonly { tag: string; startsInDays: number; endsInDays: number; link: string | null }[];
  pickupTags: readonly string[];
  recommendedTags: readonly string[];
  /** Screen names of creators who have a portfolio, in order. */
  pickupPortfolios: readonly string[];
  contests: readonly DemoContest[];
};

/** An episode that somebody bought. */
export type DemoSale = {
  /** Key of the episode. */
  episode: string;
  /** Screen name of the reader. */
  buyer: string;
  hoursAgo: number;
  /** Given back, or claimed at the bank of the card, a few hours later. */
  became?: 'REFUNDED' | 'DISPUTED';
};

/** What a creator had sent to their bank account. */
export type DemoWithdrawal = {
  /** Screen name. */
  creator: string;
  amount: number;
  hoursAgo: number;
  state: 'REQUESTED' | 'PROCESSING' | 'PAID' | 'CANCELED' | 'REFUNDED';
};

/** Bank accounts by the screen name of their creator. */
export type DemoBankAccounts = Readonly<
  Record<
    string,
    {
      bankCode: string;
      branchCode: string;
      accountType: 'ORDINARY' | 'CHECKING' | 'SAVINGS';
      accountNumber: string;
      accountName: string;
    }
  >
>;

/** The money of the demo, where episodes are sold. */
export type DemoMoney = {
  sales: readonly DemoSale[];
  bankAccounts: DemoBankAccounts;
  /** Earliest first. */
  withdrawals: readonly DemoWithdrawal[];
};

export type DemoCatalogue = {
  creators: DemoCreator[];
  readers: DemoReader[];
  editorial: DemoEditorial;
  money: DemoMoney;
};
