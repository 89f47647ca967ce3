import type { Place } from '@komawari/ui/navigation';
import { paths } from '../shared/routes.ts';

const library: readonly string[] = [
  paths.bookmarks,
  paths.purchased,
  paths.readingHistories,
  paths.guestBookmarks,
  paths.guestReadingHistories,
];

const isBelow = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/** The place of the product that a page of the application belongs to. */
export function placeOf(pathname: string): Place | undefined {
  if (library.some((path) => isBelow(pathname, path))) return 'library';
  return isBelow(pathname, paths.my) ? 'mine' : undefined;
}
