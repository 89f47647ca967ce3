import { screenNameOfRoute } from './parts/screenNameOfRoute.ts';

/** The screen name in the path of a creator's site: `/@amamiya_mashiro/manga` gives `amamiya_mashiro`. */
export function screenNameOfPath(pathname: string): string {
  return screenNameOfRoute(decodeURIComponent(pathname.split('/')[1] ?? ''));
}
