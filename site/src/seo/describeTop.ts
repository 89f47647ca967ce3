import type { PageMeta } from './PageMeta.ts';

/** The top page, for search engines: where to search, and what this place is. */
export function describeTop(): PageMeta {
  return {
    title: 'Komawari: manga, in panels',
    heading: 'Komawari',
    description:
      'Read serialized manga for free, and publish your own. New episodes every day, straight from the people who draw them.',
    path: '/',
    type: 'website',
    feed: { path: '/new_works', title: 'New works' },
    isIndexed: true,
    jsonLd: [
      {
        '@type': 'WebSite',
        name: 'Komawari',
        url: '/',
      },
    ],
  };
}
