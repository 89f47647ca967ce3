import { matchPath } from 'react-router';
import { routePatterns } from '../shared/routes.ts';

/**
 * Whether this application draws the page at `path`. Everything else is a file of the public site and needs a full
 * navigation. `path` may carry a query and a fragment.
 */
export function isOwnPath(path: string): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return routePatterns.some((pattern) => matchPath({ path: pattern, end: true }, pathname) !== null);
}
