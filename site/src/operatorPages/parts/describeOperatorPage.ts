import type { PageMeta } from '../../seo/PageMeta.ts';

/** A page of the operator, for search engines. What is not in effect is not indexed. */
export function describeOperatorPage(heading: string, path: string, isIndexed: boolean): PageMeta {
  return {
    title: `${heading} | Komawari`,
    heading,
    description: `${heading} of Komawari, written by its operator, with earlier versions.`,
    path,
    type: 'website',
    isIndexed,
    jsonLd: [],
  };
}
