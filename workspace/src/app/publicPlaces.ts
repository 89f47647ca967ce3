import type { IconName } from '@komawari/ui/icons';
import { paths } from '../shared/routes.ts';

/** The public pages in the header, as on the public pages themselves. */
export const headerPlaces = [
  { href: '/rankings/daily', label: 'Rankings' },
  { href: '/new_works', label: 'New' },
  { href: '/tags', label: 'Tags' },
  { href: '/mangafolio', label: 'Mangafolio' },
];

interface BottomPlace {
  href: string;
  label: string;
  icon: IconName;
  isCurrent: boolean;
}

/** The bar at the bottom of phones, as on the public pages. */
export function bottomPlaces(pathname: string): BottomPlace[] {
  const isLibrary = ([paths.bookmarks, paths.guestBookmarks, paths.guestReadingHistories] as string[]).includes(
    pathname,
  );
  return [
    { href: '/', label: 'Home', icon: 'home', isCurrent: false },
    { href: '/rankings/daily', label: 'Rankings', icon: 'trophy', isCurrent: false },
    { href: '/search', label: 'Search', icon: 'search', isCurrent: false },
    { href: paths.guestBookmarks, label: 'Library', icon: 'book', isCurrent: isLibrary },
    { href: paths.my, label: 'My page', icon: 'user', isCurrent: !isLibrary && pathname.startsWith(paths.my) },
  ];
}
