import type { NavigateFunction } from 'react-router';
import { isOwnPath } from './isOwnPath.ts';

/** Opens a path of this site: inside the application when the page is ours, as a full navigation otherwise. */
export function goTo(path: string, navigate: NavigateFunction): void {
  if (isOwnPath(path)) void navigate(path, { replace: true });
  else window.location.replace(path);
}
