import { textsOf } from '@komawari/ui/language';
import type { RankingFieldsFragment } from '../../gql/graphql.ts';
import rankingsTexts from '../../messages/rankings.js';
import { workPath } from '../../paths.ts';
import { describePeriod, describeWindow } from '../periods.ts';
import type { PageMeta } from '../../seo/PageMeta.ts';

/** A ranking, for search engines and link previews. */
export function describeRanking(ranking: RankingFieldsFragment): PageMeta {
  const { label, path, counts } = describePeriod(ranking.period);
  const { meta } = textsOf(rankingsTexts);
  const heading = meta.heading({ label });
  const window = describeWindow(ranking);
  return {
    title: `${heading} | Komawari`,
    heading,
    description: window ? meta.descriptionOf({ counts, window }) : meta.description({ counts }),
    path,
    type: 'website',
    image: ranking.entries[0]?.work.coverImage
      ? { url: ranking.entries[0].work.coverImage.url, alt: ranking.entries[0].work.title }
      : undefined,
    feed: { path, title: heading },
    // Nothing to be found for a searcher yet.
    isIndexed: ranking.entries.length > 0,
    jsonLd: [
      {
        '@type': 'ItemList',
        name: heading,
        url: path,
        itemListOrder: 'https://schema.org/ItemListOrderAscending',
        numberOfItems: ranking.entries.length,
        itemListElement: ranking.entries.map(({ rank, work }) => ({
          '@type': 'ListItem',
          position: rank,
          name: work.title,
          url: workPath(work.id),
        })),
      },
    ],
  };
}
