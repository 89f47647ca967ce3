import type { PageMeta } from './PageMeta.ts';

/** A landing page, for search engines. */
export function describeLanding(path: string, heading: string, description: string): PageMeta {
  return { title: `${heading} | Komawari`, heading, description, path, type: 'website', isIndexed: true, jsonLd: [] };
}
