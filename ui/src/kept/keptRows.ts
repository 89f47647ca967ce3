/** How the viewer stands to an episode, as the server said last, with what was done here since on top. */
export interface Standing {
  likeCount: number;
  viewerLikeCount: number;
  viewerCanLike: boolean;
  hasBookmarked: boolean;
  canBookmark: boolean;
}

/** An episode that is kept on this device. */
export interface KeptEpisode {
  id: string;
  workId: string;
  /** The account it was kept by; null for a guest's. */
  ownerId: string | null;
  /** 第3話 and the like, with its title. */
  heading: string;
  workTitle: string;
  /** The language of the work; episodes that an earlier release kept do not say it. */
  language?: string;
  creator: string;
  /** Whether the picture that stands for it is kept, at `pathOfCover`. */
  hasCover: boolean;
  bytes: number;
  pageCount: number;
  /** Changes with the episode or its work. */
  stamp: string;
  /** Of the page it was made of: one that says the same is not kept again. */
  pageHash: string;
  /** Until then the page is looked at again: it is drawn anew a while after the episode changed, in milliseconds since 1970. */
  unsettledUntil: number;
  /** When somebody asked for it, in milliseconds since 1970. */
  keptAt: number;
  /** When the server last said that it may be read here. */
  contactAt: number;
  /** False while its pictures are on their way: it is gone on with when there is a line. */
  isWhole: boolean;
  /** Scripts and styles its page is drawn with, as paths. */
  files: readonly string[];
  standing: Standing;
}

/** Something a reader did without a line. */
export interface QueuedCall {
  /** By it a call is recognised that arrives twice. */
  id: string;
  /** In this order calls are sent. */
  place: number;
  /** The account that did it; null for a guest. */
  ownerId: string | null;
  /** In milliseconds since 1970. */
  at: number;
  operationName: string;
  /** Whether it needs an account. */
  isWrite: boolean;
  query: string;
  variables: { input: Record<string, unknown> };
}

/** Decisions: what a device keeps at most, and for how long without hearing from the server. */
export const keptLimits = { bytes: 1_000_000_000, episodes: 50, withoutContactInMs: 30 * 24 * 3_600_000 } as const;

/** Whether the server was heard of long enough ago that an episode has to go. */
export const isForgotten = ({ contactAt }: Pick<KeptEpisode, 'contactAt'>, now: number): boolean =>
  now - contactAt > keptLimits.withoutContactInMs;

/** Names of caches: one for each episode, and one for the scripts and styles of all. */
export const filesCache = 'komawari-kept-files';
export const cacheOfEpisode = (id: string): string => `komawari-kept-episode-${id}`;

/** The page is kept once, in the language it was looked at last, and shown at its path in any. */
export const pathOfKeptPage = (episodeId: string): string => `/episodes/${episodeId}`;
/** Below this path lies what is kept and nothing else: no server answers there. */
export const keptPath = '/kept/';
export const pathOfPicture = (episodeId: string, number: number): string => `${keptPath}${episodeId}/${number}`;
export const pathOfCover = (episodeId: string): string => `${keptPath}${episodeId}/cover`;
