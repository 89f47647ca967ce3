import { textsOf } from '@komawari/ui/language';
import type { GetCreatorSiteMetaQuery } from '../gql/graphql.ts';
import seoTexts from '../messages/seo.js';
import { creatorPath, type CreatorTab } from '../paths.ts';
import type { PageMeta } from './PageMeta.ts';
import { previewImage } from './parts/previewImage.ts';
import { summarize } from './parts/summarize.ts';

type Creator = GetCreatorSiteMetaQuery['user'];

/** A creator's site, for search engines and link previews. */
export function describeCreator(
  creator: Creator,
  tab: CreatorTab,
  ogImage: Parameters<typeof previewImage>[0],
): PageMeta {
  const { site, screenName, displayName } = creator;
  const texts = textsOf(seoTexts);
  const words = site.description || creator.selfIntroduction;
  return {
    title: `${texts.creatorTitles[tab]({ creator: displayName, screenName })} | Komawari`,
    heading: site.title || displayName,
    description: summarize(words) || texts.creator.description({ creator: displayName }),
    path: creatorPath(screenName, tab),
    type: 'profile',
    image: previewImage(ogImage),
    feed: { path: creatorPath(screenName), title: texts.creator.feed({ creator: displayName }) },
    isEmbeddable: true,
    isIndexed: true,
    jsonLd: [
      {
        '@type': 'ProfilePage',
        url: creatorPath(screenName, tab),
        mainEntity: {
          '@type': 'Person',
          name: displayName,
          alternateName: `@${screenName}`,
          url: creatorPath(screenName),
          ...(creator.iconImage ? { image: creator.iconImage.url } : {}),
          ...(words ? { description: summarize(words, 500) } : {}),
          ...(creator.twitterScreenName
            ? { sameAs: [`https://x.com/${encodeURIComponent(creator.twitterScreenName)}`] }
            : {}),
        },
      },
    ],
  };
}

/** One thing on a creator's site, for search engines and link previews. */
export interface AboutOne {
  title: string;
  description: string;
  path: string;
}

/** A work of a creator's portfolio, for search engines and link previews. */
export function describePortfolioWork(
  creator: Creator,
  work: AboutOne,
  ogImage: Parameters<typeof previewImage>[0],
): PageMeta {
  const texts = textsOf(seoTexts).creator;
  return {
    title: `${work.title} | ${creator.displayName} | Komawari`,
    heading: work.title,
    description: summarize(work.description) || texts.portfolioWork({ creator: creator.displayName }),
    path: work.path,
    type: 'article',
    image: previewImage(ogImage),
    feed: { path: creatorPath(creator.screenName), title: texts.feed({ creator: creator.displayName }) },
    isIndexed: true,
    jsonLd: [
      {
        '@type': 'CreativeWork',
        url: work.path,
        name: work.title,
        ...(work.description ? { description: summarize(work.description, 500) } : {}),
        author: { '@type': 'Person', name: creator.displayName, url: creatorPath(creator.screenName) },
      },
    ],
  };
}
