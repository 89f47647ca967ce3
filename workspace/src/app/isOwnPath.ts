import { matchPath } from 'react-router';
import { paths, routePatterns } from '../shared/routes.ts';

/**
 * Whether this application draws the page at `path`. Everything else is a file of the public site and needs a full
 * navigation. `path` may carry a query and a fragment.
 */
export function isOwnPath(path: string): boolean {
  // Begun anew, so that nothing that an earlier page let in is there when an application is answered.
  return pathnameOf(path) !== paths.authorize && isRoute(path);
}

/** Whether `path` is a page of the public site, which there is in every language. */
export function isSitePath(path: string): boolean {
  return /^\/(?!\/)/.test(path) && !isRoute(path);
}

const isRoute = (path: string): boolean =>
  routePatterns.some((pattern) => matchPath({ path: pattern, end: true }, pathnameOf(path)) !== null);

const pathnameOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';
