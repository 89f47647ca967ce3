import type { GetCreatorSiteMetaQuery } from '../gql/graphql.ts';
import { creatorPath, type CreatorTab } from '../paths.ts';
import type { PageMeta } from './PageMeta.ts';
import { previewImage } from './parts/previewImage.ts';
import { summarize } from './parts/summarize.ts';

type Creator = GetCreatorSiteMetaQuery['user'];

const tabWords: Record<CreatorTab, string> = {
  timeline: '',
  manga: ': manga',
  illustrations: ': illustrations',
  mangafolio: ': mangafolio',
  profile: ': profile',
};

/** A creator's site, for search engines and link previews. */
export function describeCreator(
  creator: Creator,
  tab: CreatorTab,
  ogImage: Parameters<typeof previewImage>[0],
): PageMeta {
  const { site } = creator;
  const words = site.description || creator.selfIntroduction;
  return {
    title: `${creator.displayName} (@${creator.screenName})${tabWords[tab]} | Komawari`,
    heading: site.title || creator.displayName,
    description: summarize(words) || `Manga by ${creator.displayName} on Komawari.`,
    path: creatorPath(creator.screenName, tab),
    type: 'profile',
    image: previewImage(ogImage),
    feed: { path: creatorPath(creator.screenName), title: `New from ${creator.displayName}` },
    isEmbeddable: true,
    isIndexed: true,
    jsonLd: [
      {
        '@type': 'ProfilePage',
        url: creatorPath(creator.screenName, tab),
        mainEntity: {
          '@type': 'Person',
          name: creator.displayName,
          alternateName: `@${creator.screenName}`,
          url: creatorPath(creator.screenName),
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
  return {
    title: `${work.title} | ${creator.displayName} | Komawari`,
    heading: work.title,
    description: summarize(work.description) || `From the mangafolio of ${creator.displayName}.`,
    path: work.path,
    type: 'article',
    image: previewImage(ogImage),
    feed: { path: creatorPath(creator.screenName), title: `New from ${creator.displayName}` },
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
