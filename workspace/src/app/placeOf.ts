import type { Place } from '@komawari/ui/navigation';
import { isAtOrBelow } from '../shared/isAtOrBelow.ts';
import { paths } from '../shared/routes.ts';

const library: readonly string[] = [
  paths.bookmarks,
  paths.purchased,
  paths.readingHistories,
  paths.guestBookmarks,
  paths.guestReadingHistories,
];

/** The place of the product that a page of the application belongs to. */
export function placeOf(pathname: string): Place | undefined {
  if (library.some((path) => isAtOrBelow(pathname, path))) return 'library';
  return isAtOrBelow(pathname, paths.my) ? 'mine' : undefined;
}
