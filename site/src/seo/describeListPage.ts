import { textsOf } from '@komawari/ui/language';
import seoTexts from '../messages/seo.js';
import { laterPath } from '../paths.ts';
import type { PageMeta } from './PageMeta.ts';

/**
 * A page of a list: where it goes on, and for a later page its own address. Later pages are for walking on, not for
 * being found: what they list has pages of its own.
 * @param after the cursor the page begins after, or null for the list's own page
 */
export function describeListPage(
  meta: PageMeta,
  after: string | null,
  pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined },
): PageMeta {
  const goesOn = pageInfo.hasNextPage && pageInfo.endCursor ? { next: laterPath(meta.path, pageInfo.endCursor) } : {};
  if (after === null) return { ...meta, ...goesOn };
  const title = meta.title.replace(/ \| Komawari$/, '');
  return {
    ...meta,
    ...goesOn,
    title: `${textsOf(seoTexts).lists.continued({ title })} | Komawari`,
    path: laterPath(meta.path, after),
    isIndexed: false,
    isEmbeddable: false,
    jsonLd: [],
  };
}
