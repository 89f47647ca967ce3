import { tagPath } from '../paths.ts';
import type { PageMeta } from './PageMeta.ts';

/** The works of a tag, for search engines and link previews. */
export function describeTag(tag: { title: string; workCount: number }): PageMeta {
  return {
    title: `#${tag.title} | Komawari`,
    heading: `#${tag.title}`,
    description: `Manga tagged ${tag.title} on Komawari.`,
    path: tagPath(tag.title),
    type: 'website',
    // A tag nobody uses says nothing to a searcher.
    isIndexed: tag.workCount > 0,
    jsonLd: [],
  };
}

/** All works, newest first, for search engines and link previews. */
export function describeNewWorks(): PageMeta {
  return {
    title: 'New works | Komawari',
    heading: 'New works',
    description: 'The newest manga on Komawari, in the order it was published.',
    path: '/new_works',
    type: 'website',
    isIndexed: true,
    jsonLd: [],
  };
}

/** The page that stands where nothing is, or nothing a guest may see. */
export function describeNotFound(): PageMeta {
  return {
    title: 'Not found | Komawari',
    heading: 'Not found',
    description: 'This page is not here. It may be private, or the address changed.',
    path: '/',
    type: 'website',
    isIndexed: false,
    jsonLd: [],
  };
}
