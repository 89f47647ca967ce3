import { tagPath, workPath } from '../paths.ts';
import { itemList } from './parts/itemList.ts';
import type { PageMeta } from './PageMeta.ts';

type ListedWorks = readonly { id: string; title: string }[];

const listWorks = (name: string, works: ListedWorks) =>
  itemList(
    name,
    works.map(({ id, title }) => ({ name: title, url: workPath(id) })),
  );

/** The works of a tag, for search engines and link previews. */
export function describeTag(tag: { title: string; workCount: number }, works: ListedWorks): PageMeta {
  return {
    title: `#${tag.title} | Komawari`,
    heading: `#${tag.title}`,
    description: `Manga tagged ${tag.title} on Komawari.`,
    path: tagPath(tag.title),
    type: 'website',
    // A tag nobody uses says nothing to a searcher.
    isIndexed: tag.workCount > 0,
    feed: { path: tagPath(tag.title), title: `New works tagged ${tag.title}` },
    jsonLd: listWorks(`Manga tagged ${tag.title}`, works),
  };
}

/** The page of all tags, for search engines and link previews. */
export function describeTags(tags: readonly { title: string }[]): PageMeta {
  return {
    title: 'Tags | Komawari',
    heading: 'Tags',
    description: 'What manga on Komawari is about: the tags used most, those on the rise, and all others.',
    path: '/tags',
    type: 'website',
    isIndexed: true,
    jsonLd: itemList(
      'Tags',
      tags.map(({ title }) => ({ name: title, url: tagPath(title) })),
    ),
  };
}

/** All works, newest first, for search engines and link previews. */
export function describeNewWorks(works: ListedWorks): PageMeta {
  return {
    title: 'New works | Komawari',
    heading: 'New works',
    description: 'The newest manga on Komawari, in the order it was published.',
    path: '/new_works',
    type: 'website',
    feed: { path: '/new_works', title: 'New works' },
    isIndexed: true,
    jsonLd: listWorks('New works', works),
  };
}

/** The search page. What it finds differs by what is asked, so it is no answer to a searcher itself. */
export function describeSearch(): PageMeta {
  return {
    title: 'Search | Komawari',
    heading: 'Search',
    description: 'Find manga, creators and tags on Komawari.',
    path: '/search',
    type: 'website',
    isIndexed: false,
    jsonLd: [],
  };
}

/** What readers get while a page cannot be drawn. */
export function describeUnavailable(): PageMeta {
  return {
    title: 'Not available right now | Komawari',
    heading: 'Not available right now',
    description: 'This page cannot be shown right now. Wait a moment, then load it again.',
    path: '/',
    type: 'website',
    isIndexed: false,
    jsonLd: [],
  };
}

/** What readers get without a connection. */
export function describeOffline(): PageMeta {
  return {
    title: 'Offline | Komawari',
    heading: 'Offline',
    description: 'You seem offline. Pages you have open stay as they are.',
    path: '/',
    type: 'website',
    isIndexed: false,
    jsonLd: [],
  };
}

/** The page that stands where nothing is, or nothing a guest may see. */
export function describeNotFound(): PageMeta {
  return {
    title: 'Not found | Komawari',
    heading: 'Not found',
    description: 'This page is not here. It may be private, or its URL may have changed.',
    path: '/',
    type: 'website',
    isIndexed: false,
    jsonLd: [],
  };
}
