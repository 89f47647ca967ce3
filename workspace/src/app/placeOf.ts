import type { Place } from '@komawari/ui/navigation';
import { paths } from '../shared/routes.ts';

const library: readonly string[] = [
  paths.bookmarks,
  paths.readingHistories,
  paths.guestBookmarks,
  paths.guestReadingHistories,
];

/** The place of the product that a page of the application belongs to. */
export function placeOf(pathname: string): Place | undefined {
  if (library.includes(pathname)) return 'library';
  return pathname === paths.my || pathname.startsWith(`${paths.my}/`) ? 'mine' : undefined;
}
