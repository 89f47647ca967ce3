import type { IconName } from '@komawari/ui/icons';

/** A place in the navigation; pages say which one they belong to. */
export type Place = 'home' | 'new' | 'tags' | 'library' | 'mine';

type Link = { place: Place; href: string; label: string };

/** The links of the header, on wide screens. */
export const headerLinks: Link[] = [
  { place: 'new', href: '/new_works', label: 'New' },
  { place: 'tags', href: '/#tags', label: 'Tags' },
];

/** The places of the bar at the bottom of phones. */
export const bottomLinks: (Link & { icon: IconName })[] = [
  { place: 'home', href: '/', label: 'Home', icon: 'home' },
  { place: 'new', href: '/new_works', label: 'New', icon: 'clock' },
  { place: 'library', href: '/my/bookmarks', label: 'Library', icon: 'book' },
  { place: 'mine', href: '/my', label: 'My page', icon: 'user' },
];
