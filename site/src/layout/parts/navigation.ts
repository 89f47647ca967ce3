import { nameOperatorPage, operatorPagePlaces } from '@komawari/ui/operatorPages';

export interface NavigationLink {
  href: string;
  label: string;
  lang?: string;
}

/** What the footer leads to, by what somebody came for. */
export const footerGroups: { title: string; links: readonly NavigationLink[] }[] = [
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
    ],
  },
  {
    title: 'Discover',
    links: [
      { href: '/mangafolio', label: 'Mangafolio' },
      { href: '/komawari_award_1st', label: '1st award' },
      { href: '/komawari_award_2nd', label: '2nd award' },
      { href: '/komawari_award_3rd', label: '3rd award' },
    ],
  },
  {
    title: 'Draw',
    links: [
      { href: '/creator', label: 'For creators' },
      { href: '/analytics', label: 'Analytics' },
      { href: '/workspace/manga/new', label: 'Start publishing' },
    ],
  },
  {
    title: 'About',
    links: operatorPagePlaces.map((place) => ({
      href: place.href,
      label: nameOperatorPage(place),
      ...('lang' in place ? { lang: place.lang } : {}),
    })),
  },
];

/** Feeds that stand on no page of their own. */
export const siteFeeds: NavigationLink[] = [
  { href: '/new_works/feed.atom', label: 'Atom feed' },
  { href: '/new_works/feed.json', label: 'JSON Feed' },
];
