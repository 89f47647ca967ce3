import type { GetCreatorSiteMetaQuery } from '../gql/graphql.ts';
import { creatorPath } from '../paths.ts';
import type { PageMeta } from './PageMeta.ts';
import { summarize } from './summarize.ts';

type Creator = GetCreatorSiteMetaQuery['user'];
type Tab = 'timeline' | 'manga' | 'profile';

const tabWords: Record<Tab, string> = { timeline: '', manga: ': manga', profile: ': profile' };

/** A creator's site, for search engines and link previews. */
export function describeCreator(creator: Creator, tab: Tab): PageMeta {
  const { site } = creator;
  const picture = site.heroImage ?? creator.iconImage;
  const words = site.description || creator.selfIntroduction;
  return {
    title: `${creator.displayName} (@${creator.screenName})${tabWords[tab]} | Komawari`,
    heading: site.title || creator.displayName,
    description: summarize(words) || `Manga by ${creator.displayName} on Komawari.`,
    path: creatorPath(creator.screenName, tab),
    type: 'profile',
    image: picture ? { url: picture.url, alt: picture.altText || creator.displayName } : undefined,
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
