import { matchPath } from 'react-router';
import { paths, routePatterns } from '../shared/routes.ts';

/**
 * Whether this application draws the page at `path`. Everything else is a file of the public site and needs a full
 * navigation. `path` may carry a query and a fragment.
 */
export function isOwnPath(path: string): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  // Begun anew, so that nothing that an earlier page let in is there when an application is answered.
  if (pathname === paths.authorize) return false;
  return routePatterns.some((pattern) => matchPath({ path: pattern, end: true }, pathname) !== null);
}
