import { typeOfId } from '../kernel/ids.ts';

declare const madeHere: unique symbol;

/**
 * The name of something that pages show and mutations change. Only this file makes keys: pages that depend on a name
 * nobody declares would stay stale for ever, and the compiler refuses such a name.
 */
export type Key = string & { readonly [madeHere]: true };

/** What a key is about: an entity, one of its lists (`part`), or a list of the whole site (no id). */
export interface ChangeKey {
  type: string;
  id: string | null;
  part: string | null;
}

const made = (name: string): Key => name as Key;

/**
 * The names under which pages depend on data and mutations declare changes. An entity's own key stands for what is shown
 * of it anywhere (title, cover, visibility); its lists have keys of their own, because what joins a list was not there
 * to be recorded.
 */
export const keys = {
  /** Title, cover, tags, flags, visibility. */
  work: (workId: string) => made(`Work:${workId}`),
  /** Its episode list and when it was last updated. */
  workEpisodes: (workId: string) => made(`Work:${workId}/episodes`),
  /** How many comments stand under its episodes. */
  workComments: (workId: string) => made(`Work:${workId}/comments`),
  episode: (episodeId: string) => made(`Episode:${episodeId}`),
  /** Which episodes come before and after it. */
  episodeNeighbours: (episodeId: string) => made(`Episode:${episodeId}/neighbours`),
  /** Its comments and how many they are: what the creator does with them at once, new ones within a minute. */
  episodeComments: (episodeId: string) => made(`Episode:${episodeId}/comments`),
  /** Soft comments that reached the author: whose icons readers see. */
  episodeYawaraka: (episodeId: string) => made(`Episode:${episodeId}/yawaraka`),
  /** The profile, and whether the creator's site is open. */
  user: (userId: string) => made(`User:${userId}`),
  userWorks: (userId: string) => made(`User:${userId}/works`),
  userTimeline: (userId: string) => made(`User:${userId}/timeline`),
  /** The ads on all episodes of a creator. */
  userAds: (userId: string) => made(`User:${userId}/ads`),
  /** Text, links and hero of a creator's site; a site is known by its creator. */
  site: (userId: string) => made(`Site:${userId}`),
  tag: (tagId: string) => made(`Tag:${tagId}`),
  tagWorks: (tagId: string) => made(`Tag:${tagId}/works`),
  /** The picture's derivatives: a new format arrived. */
  image: (imageId: string) => made(`Image:${imageId}`),
  illustration: (illustrationId: string) => made(`Illustration:${illustrationId}`),
  workIllustrations: (workId: string) => made(`Work:${workId}/illustrations`),
  userIllustrations: (userId: string) => made(`User:${userId}/illustrations`),
  /** The banner of a portfolio. */
  portfolio: (portfolioId: string) => made(`Portfolio:${portfolioId}`),
  /** A creator's portfolio, its order and its works; known by its creator. */
  userPortfolio: (userId: string) => made(`User:${userId}/portfolio`),
  externalWork: (externalWorkId: string) => made(`ExternalWork:${externalWorkId}`),
  /** An in-product work as it stands in a portfolio. */
  komawariWork: (komawariWorkId: string) => made(`KomawariWork:${komawariWorkId}`),
  /** The text of a contest, its state, its entries and results. */
  contest: (contestId: string) => made(`Contest:${contestId}`),
  newWorks: made('newWorks'),
  hotWorks: made('hotWorks'),
  hotNewEpisodes: made('hotNewEpisodes'),
  hotTags: made('hotTags'),
  /** Which tags the page of all tags lists, and their counts. */
  tagDirectory: made('tagDirectory'),
  rankingDaily: made('rankingDaily'),
  rankingWeekly: made('rankingWeekly'),
  rankingMonthly: made('rankingMonthly'),
  rankingTotal: made('rankingTotal'),
  sellingNewEpisodes: made('sellingNewEpisodes'),
  banner: made('banner'),
  infoEntries: made('infoEntries'),
  themes: made('themes'),
  /** Pickup tags and recommended tags. */
  pickupTags: made('pickupTags'),
  portfolios: made('portfolios'),
  /** Which contest is the current one, and what is picked from it. */
  contestPickups: made('contestPickups'),
  /** Which contests there are at all. */
  contests: made('contests'),
  /** What operators write about their installation: an edition was written, or took effect. */
  operatorPages: made('operatorPages'),
  /** Noted changes were deleted before their time: nobody can say any more whether a drawing of before shows them. */
  forgotten: made('forgotten'),
} as const;

/** Every type of entity that has a key of its own, with how its key is made of its id. */
const keysOfEntities = {
  Work: keys.work,
  Episode: keys.episode,
  User: keys.user,
  Site: keys.site,
  Tag: keys.tag,
  Image: keys.image,
  Illustration: keys.illustration,
  Portfolio: keys.portfolio,
  ExternalWork: keys.externalWork,
  KomawariWork: keys.komawariWork,
  Contest: keys.contest,
};

type KeyedType = keyof typeof keysOfEntities;

/** Whether mutations declare changes of this type of entity, so that a page can depend on one. */
export const isKeyedType = (type: string): type is KeyedType => Object.hasOwn(keysOfEntities, type);

/** The key of an entity; a site is known by its creator's id. */
export const keyOfEntity = (type: KeyedType, id: string): Key => keysOfEntities[type](id);

const LISTS = new Set<string>(Object.values(keys).filter((key) => typeof key === 'string'));

/** Reads back a key that was stored, or null when `keys` makes no such key. */
export function parseKey(key: string): ChangeKey | null {
  if (LISTS.has(key)) return { type: key, id: null, part: null };
  const [, type = '', id = '', part = null] = /^([A-Za-z]+):([^/]+)(?:\/(\w+))?$/.exec(key) ?? [];
  return isKeyedType(type) && typeOfId(id) !== null ? { type, id, part } : null;
}
