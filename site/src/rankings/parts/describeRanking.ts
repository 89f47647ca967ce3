import type { RankingFieldsFragment } from '../../gql/graphql.ts';
import { workPath } from '../../paths.ts';
import { describePeriod, describeWindow } from '../periods.ts';
import type { PageMeta } from '../../seo/PageMeta.ts';

/** A ranking, for search engines and link previews. */
export function describeRanking(ranking: RankingFieldsFragment): PageMeta {
  const { label, path, counts } = describePeriod(ranking.period);
  const heading = `${label} ranking`;
  const window = describeWindow(ranking);
  return {
    title: `${heading} | Komawari`,
    heading,
    description: `The hundred manga on Komawari that people bookmarked, liked and read most: ${counts}${window ? ` (${window})` : ''}.`,
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
