import type { PageMeta } from './PageMeta.ts';

/** Where a numbered page of a list comes from and goes on, for the head of the page. */
export function neighboursOf(
  page: number,
  pageCount: number,
  pathOf: (page: number) => string,
): Pick<PageMeta, 'previous' | 'next'> {
  return {
    ...(page > 1 ? { previous: pathOf(page - 1) } : {}),
    ...(page < pageCount ? { next: pathOf(page + 1) } : {}),
  };
}
