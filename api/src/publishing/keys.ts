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
  /** The profile, and whether the creator's site is open. */
  user: (userId: string) => `User:${userId}`,
  userWorks: (userId: string) => `User:${userId}/works`,
  userTimeline: (userId: string) => `User:${userId}/timeline`,
  /** Text, links and hero of a creator's site; a site is known by its creator. */
  site: (userId: string) => `Site:${userId}`,
  tag: (tagId: string) => `Tag:${tagId}`,
  tagWorks: (tagId: string) => `Tag:${tagId}/works`,
  /** The picture's derivatives: a new format arrived. */
  image: (imageId: string) => `Image:${imageId}`,
  newWorks: 'newWorks',
  hotWorks: 'hotWorks',
  hotNewEpisodes: 'hotNewEpisodes',
  hotTags: 'hotTags',
} as const;

const LISTS = new Set<string>([keys.newWorks, keys.hotWorks, keys.hotNewEpisodes, keys.hotTags]);
const ENTITIES = new Set(['Work', 'Episode', 'User', 'Site', 'Tag', 'Image']);

/** Reads a key back, or null when mutations never declare such a key, so that depending on it would mean nothing. */
export function parseKey(key: string): ChangeKey | null {
  if (LISTS.has(key)) return { type: key, id: null, part: null };
  const [, type = '', id = '', part = null] = /^([A-Za-z]+):([^/]+)(?:\/(\w+))?$/.exec(key) ?? [];
  return ENTITIES.has(type) && typeOfId(id) !== null ? { type, id, part } : null;
}
