import { ID_PREFIXES } from '../kernel/ids.ts';
import { isPathSegment } from '../kernel/pathSegment.ts';

/**
 * Paths as the publisher keeps them: readable, in NFC, without percent-encoding. Each segment is the
 * name of a folder (kernel/pathSegment.ts): ids are, tags and screen names have to be.
 */
const joinSegments = (segments: readonly string[]): string => `/${segments.join('/')}`;

/** The segments of a kept path. */
export const splitPath = (path: string): string[] => (path === '/' ? [] : path.slice(1).split('/'));

export const workPath = (id: string): string => joinSegments(['works', id]);
export const episodePath = (id: string): string => joinSegments(['episodes', id]);
export const illustrationPath = (id: string): string => joinSegments(['illustrations', id]);
export const tagPath = (title: string): string => joinSegments(['tags', title.normalize('NFC')]);
export const userPath = (screenName: string, subpage: string): string => joinSegments([`@${screenName}`]) + subpage;
/** A work of a portfolio, of either kind. */
export const portfolioWorkPath = (screenName: string, workId: string): string =>
  userPath(
    screenName,
    `/mangafolio/${workId.startsWith(ID_PREFIXES.ExternalWork) ? 'external_works' : 'komawari_works'}/${workId}`,
  );
/** One edition of a page of the operators: `terms`, 2. */
export const operatorPageEditionPath = (page: string, number: number): string =>
  joinSegments(['editions', page, String(number)]);
export const imagePath = (id: string): string => joinSegments(['images', id]);

/** The picture a path stands for, or null when it is the path of a page. */
export const imageOfPath = (path: string): string | null =>
  path.startsWith('/images/') ? path.slice('/images/'.length) : null;

/** The path as links write it. `@` stays, because the site's routes start with it. */
export const toUrlPath = (path: string): string =>
  `/${splitPath(path)
    .map((text) => encodeURIComponent(text).replaceAll('%40', '@'))
    .join('/')}`;

/** Turns the path of a request into a kept path; null when no page can have it. */
export function fromUrlPath(urlPath: string): string | null {
  if (urlPath === '/') return '/';
  if (!urlPath.startsWith('/')) return null;
  try {
    const segments = urlPath
      .slice(1)
      .split('/')
      .map((text) => decodeURIComponent(text).normalize('NFC'));
    return segments.every(isPathSegment) ? joinSegments(segments) : null;
  } catch {
    // Malformed percent-encoding is the path of nothing.
    return null;
  }
}
