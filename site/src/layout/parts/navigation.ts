import { textsOf } from '@komawari/ui/language';
import { nameOperatorPage, operatorPagePlaces } from '@komawari/ui/operatorPages';
import layoutTexts from '../../messages/layout.js';

export interface NavigationLink {
  href: string;
  label: string;
  lang?: string;
}

/** A group of links, under its heading. */
interface NavigationGroup {
  id: string;
  title: string;
  links: readonly NavigationLink[];
}

/** What the footer leads to, by what somebody came for. */
export function footerGroups(): NavigationGroup[] {
  const { footer, links } = textsOf(layoutTexts);
  return [
    {
      id: 'read',
      title: footer.read(),
      links: [
        { href: '/rankings/daily', label: links.rankings() },
        { href: '/new_works', label: links.newWorks() },
        { href: '/tags', label: links.tags() },
        { href: '/search', label: links.search() },
        { href: '/bookmarks', label: links.bookmarks() },
        { href: '/reading_histories', label: links.history() },
        { href: '/offline', label: links.device() },
      ],
    },
    {
      id: 'discover',
      title: footer.discover(),
      links: [
        { href: '/mangafolio', label: links.mangafolio() },
        { href: '/komawari_award_1st', label: links.award1st() },
        { href: '/komawari_award_2nd', label: links.award2nd() },
        { href: '/komawari_award_3rd', label: links.award3rd() },
      ],
    },
    {
      id: 'draw',
      title: footer.draw(),
      links: [
        { href: '/creator', label: links.creators() },
        { href: '/analytics', label: links.analytics() },
        { href: '/workspace/manga/new', label: links.publishing() },
      ],
    },
    {
      id: 'about',
      title: footer.about(),
      links: operatorPagePlaces.map((place) => ({
        href: place.href,
        label: nameOperatorPage(place),
        ...('lang' in place ? { lang: place.lang } : {}),
      })),
    },
  ];
}

/** Feeds that stand on no page of their own. */
export function siteFeeds(): NavigationLink[] {
  const { footer, links } = textsOf(layoutTexts);
  return [
    { href: '/new_works/feed.atom', label: footer.newWorksFeed({ feed: links.atom() }) },
    { href: '/new_works/feed.json', label: footer.newWorksFeed({ feed: links.json() }) },
  ];
}
