import { textsOf } from '@komawari/ui/language';
import seoTexts from '../messages/seo.js';
import { creatorPath } from '../paths.ts';
import { itemList } from './parts/itemList.ts';
import type { PageMeta } from './PageMeta.ts';

/** Portfolios of all creators, for search engines and link previews. */
export function describePortfolios(
  portfolios: readonly { user: { screenName: string; displayName: string } }[],
): PageMeta {
  const { mangafolio } = textsOf(seoTexts);
  return {
    title: `${mangafolio.heading()} | Komawari`,
    heading: mangafolio.heading(),
    description: mangafolio.description(),
    path: '/mangafolio',
    type: 'website',
    isIndexed: true,
    jsonLd: itemList(
      mangafolio.heading(),
      portfolios.map(({ user }) => ({ name: user.displayName, url: creatorPath(user.screenName, 'mangafolio') })),
    ),
  };
}
