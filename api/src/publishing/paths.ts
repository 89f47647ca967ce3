import { isIdOf } from '../kernel/ids.ts';

/** What a path of the site shows. */
export type PublicPage =
  | { kind: 'fixed' }
  | { kind: 'work'; id: string }
  | { kind: 'episode'; id: string }
  | { kind: 'tag'; title: string }
  | { kind: 'user'; screenName: string; subpage: string };

/** Pages that exist whatever the database holds. `/404` is what readers get for everything that does not exist. */
export const FIXED_PATHS = ['/', '/new_works', '/404'] as const;

/** Subpages of a creator's site; the empty one is the site itself. */
export const USER_SUBPAGES = ['', '/manga', '/profile'] as const;

/** File systems end at 255 bytes a name; no path of ours comes near. */
const MAX_SEGMENT_BYTES = 200;
/** 2,000 episodes, 100 a page. */
const LIST_PAGE = /^(?:[1-9]|1\d|20)$/;
const SCREEN_NAME = /^@[\w.-]{1,50}$/;

/**
 * Paths as the publisher keeps them: readable, in NFC, without percent-encoding. No segment contains a slash: ids have
 * none, and tags and screen names may not.
 */
const joinSegments = (segments: readonly string[]): string => `/${segments.join('/')}`;

/** The segments of a kept path. */
export const splitPath = (path: string): string[] => (path === '/' ? [] : path.slice(1).split('/'));

export const workPath = (id: string): string => joinSegments(['works', id]);
export const episodePath = (id: string): string => joinSegments(['episodes', id]);
export const tagPath = (title: string): string => joinSegments(['tags', title.normalize('NFC')]);
export const userPath = (screenName: string, subpage: string): string => joinSegments([`@${screenName}`]) + subpage;
export const imagePath = (id: string): string => joinSegments(['images', id]);

/** The picture a path stands for, or null when it is the path of a page. */
export const imageOfPath = (path: string): string | null =>
  path.startsWith('/images/') ? path.slice('/images/'.length) : null;

/** The path as links write it. `@` stays, because the site's routes start with it. */
export const toUrlPath = (path: string): string =>
  `/${splitPath(path)
    .map((text) => encodeURIComponent(text).replaceAll('%40', '@'))
    .join('/')}`;

const isSafeSegment = (text: string): boolean =>
  text !== '' && text !== '.' && text !== '..' && !/[/\0]/.test(text) && Buffer.byteLength(text) <= MAX_SEGMENT_BYTES;

/** Turns the path of a request into a kept path; null when no page can have it. */
export function fromUrlPath(urlPath: string): string | null {
  if (urlPath === '/') return '/';
  if (!urlPath.startsWith('/')) return null;
  try {
    const segments = urlPath
      .slice(1)
      .split('/')
      .map((text) => decodeURIComponent(text).normalize('NFC'));
    return segments.every(isSafeSegment) ? joinSegments(segments) : null;
  } catch {
    // Malformed percent-encoding is the address of nothing.
    return null;
  }
}

/** Which page a kept path is, judged by its form alone; null when the site has no such route. */
export function describePath(path: string): PublicPage | null {
  if ((FIXED_PATHS as readonly string[]).includes(path)) return { kind: 'fixed' };
  const [first = '', second = '', ...rest] = splitPath(path);
  // Long lists of episodes go on at /works/{id}/episodes/{n}, for readers without JavaScript.
  if (first === 'works' && isIdOf('Work', second) && rest.length === 2 && rest[0] === 'episodes')
    return LIST_PAGE.test(rest[1] ?? '') ? { kind: 'work', id: second } : null;
  if (rest.length > 0) return null;
  if (first === 'works' && isIdOf('Work', second)) return { kind: 'work', id: second };
  if (first === 'episodes' && isIdOf('Episode', second)) return { kind: 'episode', id: second };
  if (first === 'tags' && isSafeSegment(second)) return { kind: 'tag', title: second };
  const subpage = second === '' ? '' : `/${second}`;
  if (SCREEN_NAME.test(first) && (USER_SUBPAGES as readonly string[]).includes(subpage))
    return { kind: 'user', screenName: first.slice(1), subpage };
  return null;
}
