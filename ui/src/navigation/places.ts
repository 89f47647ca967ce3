import type { IconName } from '../icons/iconShapes.ts';
import type { Frame } from '../messages/frame.js';

/** A place that headers, bars and menus lead to. */
export interface PlaceLink {
  href: string;
  label: string;
  icon: IconName;
}

/** A place of the product, by the name of its text in the catalogue `frame`. */
export interface NamedPlace extends Omit<PlaceLink, 'label'> {
  name: keyof Frame['places'];
}

/** What a page belongs to, so that the way to it is marked. */
export type Place = 'home' | 'rankings' | 'new' | 'search' | 'tags' | 'mangafolio' | 'library' | 'mine';

/** The places of the header, on wide screens. */
export const headerPlaces: readonly { place: Place; href: string; name: NamedPlace['name'] }[] = [
  { place: 'rankings', href: '/rankings/daily', name: 'rankings' },
  { place: 'new', href: '/new_works', name: 'newWorks' },
  { place: 'tags', href: '/tags', name: 'tags' },
  { place: 'mangafolio', href: '/mangafolio', name: 'mangafolio' },
];

/** The places of the bar at the bottom of phones: five at most. */
export const bottomPlaces: readonly (NamedPlace & { place: Place })[] = [
  { place: 'home', href: '/', name: 'home', icon: 'home' },
  { place: 'rankings', href: '/rankings/daily', name: 'rankings', icon: 'trophy' },
  { place: 'search', href: '/search', name: 'search', icon: 'search' },
  { place: 'library', href: '/bookmarks', name: 'library', icon: 'book' },
  { place: 'mine', href: '/my', name: 'my', icon: 'user' },
];

/** A public page: it is there without a connection, too. */
const onThisDevice: NamedPlace = { href: '/offline', name: 'device', icon: 'download' };

/** A reader's own pages, in the order of their tabs and of the account's menu. */
export const ownPlaces: readonly NamedPlace[] = [
  { href: '/my', name: 'my', icon: 'user' },
  { href: '/my/bookmarks', name: 'bookmarks', icon: 'bookmark' },
  { href: '/my/purchased', name: 'purchased', icon: 'book' },
  { href: '/my/reading_histories', name: 'history', icon: 'clock' },
  onThisDevice,
  { href: '/notifications', name: 'notifications', icon: 'bell' },
  { href: '/my/settings', name: 'settings', icon: 'gear' },
];

/** What a guest has: the other places are behind a sign-in. */
export const guestPlaces: readonly NamedPlace[] = [
  { href: '/bookmarks', name: 'bookmarks', icon: 'bookmark' },
  { href: '/reading_histories', name: 'history', icon: 'clock' },
  onThisDevice,
];

/** Where a creator works, and what everybody finds of them. */
export const creatorPlaces = (screenName: string): readonly NamedPlace[] => [
  { href: '/workspace', name: 'workspace', icon: 'pen' },
  { href: `/@${screenName}`, name: 'ownSite', icon: 'globe' },
];
