import { creatorPath } from '../paths.ts';
import { itemList } from './parts/itemList.ts';
import type { PageMeta } from './PageMeta.ts';

/** Portfolios of all creators, for search engines and link previews. */
export function describePortfolios(
  portfolios: readonly { user: { screenName: string; displayName: string } }[],
): PageMeta {
  return {
    title: 'Mangafolio | Komawari',
    heading: 'Mangafolio',
    description: 'Portfolios of manga creators: what they have made, on Komawari and elsewhere.',
    path: '/mangafolio',
    type: 'website',
    isIndexed: true,
    jsonLd: itemList(
      'Mangafolio',
      portfolios.map(({ user }) => ({ name: user.displayName, url: creatorPath(user.screenName, 'mangafolio') })),
    ),
  };
}
