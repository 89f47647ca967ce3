import { textsOf } from '@komawari/ui/language';
import seoTexts from '../messages/seo.js';
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
  const texts = textsOf(seoTexts).tag;
  return {
    title: `#${tag.title} | Komawari`,
    heading: `#${tag.title}`,
    description: texts.description({ tag: tag.title }),
    path: tagPath(tag.title),
    type: 'website',
    // A tag nobody uses says nothing to a searcher.
    isIndexed: tag.workCount > 0,
    feed: { path: tagPath(tag.title), title: texts.feed({ tag: tag.title }) },
    jsonLd: listWorks(texts.works({ tag: tag.title }), works),
  };
}

/** The page of all tags, for search engines and link previews. */
export function describeTags(tags: readonly { title: string }[]): PageMeta {
  const texts = textsOf(seoTexts).tags;
  return {
    title: `${texts.heading()} | Komawari`,
    heading: texts.heading(),
    description: texts.description(),
    path: '/tags',
    type: 'website',
    isIndexed: true,
    jsonLd: itemList(
      texts.heading(),
      tags.map(({ title }) => ({ name: title, url: tagPath(title) })),
    ),
  };
}

/** All works, newest first, for search engines and link previews. */
export function describeNewWorks(works: ListedWorks): PageMeta {
  const { newWorks } = textsOf(seoTexts);
  return {
    title: `${newWorks.heading()} | Komawari`,
    heading: newWorks.heading(),
    description: newWorks.description(),
    path: '/new_works',
    type: 'website',
    feed: { path: '/new_works', title: newWorks.heading() },
    isIndexed: true,
    jsonLd: listWorks(newWorks.heading(), works),
  };
}

/** The search page. What it finds differs by what is asked, so it is no answer to a searcher itself. */
export function describeSearch(): PageMeta {
  const { search } = textsOf(seoTexts);
  return {
    title: `${search.heading()} | Komawari`,
    heading: search.heading(),
    description: search.description(),
    path: '/search',
    type: 'website',
    isIndexed: false,
    jsonLd: [],
  };
}

/** What readers get while a page cannot be drawn. */
export function describeUnavailable(): PageMeta {
  const { unavailable } = textsOf(seoTexts);
  return {
    title: `${unavailable.heading()} | Komawari`,
    heading: unavailable.heading(),
    description: unavailable.description(),
    path: '/',
    type: 'website',
    isIndexed: false,
    jsonLd: [],
  };
}

/** What readers get without a connection. */
export function describeOffline(): PageMeta {
  const { offline } = textsOf(seoTexts);
  return {
    title: `${offline.heading()} | Komawari`,
    heading: offline.heading(),
    description: offline.description(),
    path: '/',
    type: 'website',
    isIndexed: false,
    jsonLd: [],
  };
}

/** The page that stands where nothing is, or nothing a guest may see. */
export function describeNotFound(): PageMeta {
  const { notFound } = textsOf(seoTexts);
  return {
    title: `${notFound.heading()} | Komawari`,
    heading: notFound.heading(),
    description: notFound.description(),
    path: '/',
    type: 'website',
    isIndexed: false,
    jsonLd: [],
  };
}
