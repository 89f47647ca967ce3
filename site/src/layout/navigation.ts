import type { IconName } from '@komawari/ui/icons';
import { operatorPagePlaces } from '@komawari/ui/operatorPages';
import { routePatterns } from '../routes.ts';

/** A place in the navigation; pages say which one they belong to. */
export type Place = 'home' | 'rankings' | 'new' | 'search' | 'tags' | 'mangafolio' | 'library' | 'mine';

export interface NavigationLink {
  href: string;
  label: string;
  place?: Place;
  lang?: string;
}

const routes: readonly string[] = routePatterns;

/** Pages of the site that have no pattern of their own, and what the workspace draws. */
const isThere = ({ href }: NavigationLink): boolean => {
  const path = href.replace(/[#?].*$/, '');
  return (
    routes.includes(path) ||
    /^\/(?:my|notifications|workspace|signin|signup|bookmarks|reading_histories)(?:\/|$)/.test(path)
  );
};

/** The links of the header, on wide screens. */
export const headerLinks: NavigationLink[] = [
  { place: 'rankings' as const, href: '/rankings/daily', label: 'Rankings' },
  { place: 'new' as const, href: '/new_works', label: 'New' },
  { place: 'tags' as const, href: '/tags', label: 'Tags' },
  { place: 'mangafolio' as const, href: '/mangafolio', label: 'Mangafolio' },
].filter(isThere);

/** Whether there is a page that searches. */
export const hasSearch = routes.includes('/search');

/** The places of the bar at the bottom of phones: five at most. */
export const bottomLinks: (NavigationLink & { icon: IconName })[] = [
  { place: 'home' as const, href: '/', label: 'Home', icon: 'home' as const },
  { place: 'rankings' as const, href: '/rankings/daily', label: 'Rankings', icon: 'trophy' as const },
  { place: 'search' as const, href: '/search', label: 'Search', icon: 'search' as const },
  { place: 'library' as const, href: '/bookmarks', label: 'Library', icon: 'book' as const },
  { place: 'mine' as const, href: '/my', label: 'My page', icon: 'user' as const },
].filter(isThere);

/** What the footer leads to, by what somebody came for. */
export const footerGroups: { title: string; links: NavigationLink[] }[] = [
  {
    title: 'Read',
    links: [
      { href: '/rankings/daily', label: 'Rankings' },
      { href: '/new_works', label: 'New works' },
      { href: '/tags', label: 'Tags' },
      { href: '/search', label: 'Search' },
      { href: '/bookmarks', label: 'Bookmarks' },
      { href: '/reading_histories', label: 'Reading history' },
      { href: '/offline', label: 'On this device' },
    ].filter(isThere),
  },
  {
    title: 'Discover',
    links: [
      { href: '/mangafolio', label: 'Mangafolio' },
      { href: '/komawari_award_1st', label: '1st award' },
      { href: '/komawari_award_2nd', label: '2nd award' },
      { href: '/komawari_award_3rd', label: '3rd award' },
    ].filter(isThere),
  },
  {
    title: 'Draw',
    links: [
      { href: '/creator', label: 'For creators' },
      { href: '/analytics', label: 'Analytics' },
      { href: '/workspace/manga/new', label: 'Start publishing' },
    ].filter(isThere),
  },
  { title: 'About', links: operatorPagePlaces.filter(isThere) },
].filter(({ links }) => links.length > 0);

/** Feeds that stand on no page of their own. */
export const siteFeeds: NavigationLink[] = [
  { href: '/new_works/feed.atom', label: 'Atom feed' },
  { href: '/new_works/feed.json', label: 'JSON Feed' },
];
