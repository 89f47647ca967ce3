import { textsOf } from '@komawari/ui/language';
import seoTexts from '../messages/seo.js';
import type { PageMeta } from './PageMeta.ts';

/** The top page, for search engines: where to search, and what this place is. */
export function describeTop(): PageMeta {
  const { newWorks, top } = textsOf(seoTexts);
  return {
    title: top.title(),
    heading: 'Komawari',
    description: top.description(),
    path: '/',
    type: 'website',
    feed: { path: '/new_works', title: newWorks.heading() },
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
