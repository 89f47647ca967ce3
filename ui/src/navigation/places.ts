import type { IconName } from '../icons/iconShapes.ts';

/** A place of the product that headers, bars and menus lead to. */
export interface PlaceLink {
  href: string;
  label: string;
  icon: IconName;
}

/** What a page belongs to, so that the way to it is marked. */
export type Place = 'home' | 'rankings' | 'new' | 'search' | 'tags' | 'mangafolio' | 'library' | 'mine';

/** The places of the header, on wide screens. */
export const headerPlaces: readonly { place: Place; href: string; label: string }[] = [
  { place: 'rankings', href: '/rankings/daily', label: 'Rankings' },
  { place: 'new', href: '/new_works', label: 'New' },
  { place: 'tags', href: '/tags', label: 'Tags' },
  { place: 'mangafolio', href: '/mangafolio', label: 'Mangafolio' },
];

/** The places of the bar at the bottom of phones: five at most. */
export const bottomPlaces: readonly (PlaceLink & { place: Place })[] = [
  { place: 'home', href: '/', label: 'Home', icon: 'home' },
  { place: 'rankings', href: '/rankings/daily', label: 'Rankings', icon: 'trophy' },
  { place: 'search', href: '/search', label: 'Search', icon: 'search' },
  { place: 'library', href: '/bookmarks', label: 'Library', icon: 'book' },
  { place: 'mine', href: '/my', label: 'My page', icon: 'user' },
];

/** A public page: it is there without a connection, too. */
const onThisDevice: PlaceLink = { href: '/offline', label: 'On this device', icon: 'download' };

/** A reader's own pages, in the order of their tabs and of the account's menu. */
export const ownPlaces: readonly PlaceLink[] = [
  { href: '/my', label: 'My page', icon: 'user' },
  { href: '/my/bookmarks', label: 'Bookmarks', icon: 'bookmark' },
  { href: '/my/purchased', label: 'Purchased', icon: 'book' },
  { href: '/my/reading_histories', label: 'History', icon: 'clock' },
  onThisDevice,
  { href: '/notifications', label: 'Notifications', icon: 'bell' },
  { href: '/my/settings', label: 'Settings', icon: 'gear' },
];

/** What a guest has: the other places are behind a sign-in. */
export const guestPlaces: readonly PlaceLink[] = [
  { href: '/bookmarks', label: 'Bookmarks', icon: 'bookmark' },
  { href: '/reading_histories', label: 'History', icon: 'clock' },
  onThisDevice,
];

/** Where a creator works, and what everybody finds of them. */
export const creatorPlaces = (screenName: string): readonly PlaceLink[] => [
  { href: '/workspace', label: 'Workspace', icon: 'pen' },
  { href: `/@${screenName}`, label: 'Your site', icon: 'globe' },
];
