import { typeOfId } from '../kernel/ids.ts';

/** What a key is about: an entity, one of its lists (`part`), or a list of the whole site (no id). */
export interface ChangeKey {
  type: string;
  id: string | null;
  part: string | null;
}

/**
 * The names under which pages depend on data and mutations declare changes. An entity's own key stands for what is shown
 * of it anywhere (title, cover, visibility); its lists have keys of their own, because what joins a list was not there
 * to be recorded.
 */
export const keys = {
  /** Title, cover, tags, flags, visibility. */
  work: (workId: string) => `Work:${workId}`,
  /** Its episode list and when it was last updated. */
  workEpisodes: (workId: string) => `Work:${workId}/episodes`,
  episode: (episodeId: string) => `Episode:${episodeId}`,
  /** Which episodes come before and after it. */
  episodeNeighbours: (episodeId: string) => `Episode:${episodeId}/neighbours`,
  /** What the creator did with open comments: pinned, answered, approved or deleted. New ones the page reads by itself. */
  episodeComments: (episodeId: string) => `Episode:${episodeId}/comments`,
  /** Soft comments that reached the author: whose icons readers see. */
  episodeYawaraka: (episodeId: string) => `Episode:${episodeId}/yawaraka`,
  /** The profile, and whether the creator's site is open. */
  user: (userId: string) => `User:${userId}`,
  userWorks: (userId: string) => `User:${userId}/works`,
  userTimeline: (userId: string) => `User:${userId}/timeline`,
  /** The ads on all episodes of a creator. */
  userAds: (userId: string) => `User:${userId}/ads`,
  /** Text, links and hero of a creator's site; a site is known by its creator. */
  site: (userId: string) => `Site:${userId}`,
  tag: (tagId: string) => `Tag:${tagId}`,
  tagWorks: (tagId: string) => `Tag:${tagId}/works`,
  /** The picture's derivatives: a new format arrived. */
  image: (imageId: string) => `Image:${imageId}`,
  illustration: (illustrationId: string) => `Illustration:${illustrationId}`,
  workIllustrations: (workId: string) => `Work:${workId}/illustrations`,
  userIllustrations: (userId: string) => `User:${userId}/illustrations`,
  /** The banner of a portfolio. */
  portfolio: (portfolioId: string) => `Portfolio:${portfolioId}`,
  /** A creator's portfolio, its order and its works; known by its creator. */
  userPortfolio: (userId: string) => `User:${userId}/portfolio`,
  externalWork: (externalWorkId: string) => `ExternalWork:${externalWorkId}`,
  /** An in-product work as it stands in a portfolio. */
  komawariWork: (komawariWorkId: string) => `KomawariWork:${komawariWorkId}`,
  /** The text of a contest, its state, its entries and results. */
  contest: (contestId: string) => `Contest:${contestId}`,
  newWorks: 'newWorks',
  hotWorks: 'hotWorks',
  hotNewEpisodes: 'hotNewEpisodes',
  hotTags: 'hotTags',
  rankingDaily: 'rankingDaily',
  rankingWeekly: 'rankingWeekly',
  rankingMonthly: 'rankingMonthly',
  rankingTotal: 'rankingTotal',
  sellingNewEpisodes: 'sellingNewEpisodes',
  banner: 'banner',
  infoEntries: 'infoEntries',
  themes: 'themes',
  /** Pickup tags and recommended tags. */
  pickupTags: 'pickupTags',
  portfolios: 'portfolios',
  /** Which contest is the current one, and what is picked from it. */
  contestPickups: 'contestPickups',
  /** Which contests there are at all. */
  contests: 'contests',
} as const;

const LISTS = new Set<string>(Object.values(keys).filter((key) => typeof key === 'string'));
const ENTITIES = new Set([
  'Work',
  'Episode',
  'User',
  'Site',
  'Tag',
  'Image',
  'Illustration',
  'Portfolio',
  'ExternalWork',
  'KomawariWork',
  'Contest',
]);

/** Reads a key back, or null when mutations never declare such a key, so that depending on it would mean nothing. */
export function parseKey(key: string): ChangeKey | null {
  if (LISTS.has(key)) return { type: key, id: null, part: null };
  const [, type = '', id = '', part = null] = /^([A-Za-z]+):([^/]+)(?:\/(\w+))?$/.exec(key) ?? [];
  return ENTITIES.has(type) && typeOfId(id) !== null ? { type, id, part } : null;
}
