import type { DraftPage, PageTroubles } from './pages.ts';

/** Which pages the grid shows: all, those on their way, those whose file was refused. */
export type PageFilter = 'all' | 'working' | 'errors';

/** The pages a filter leaves, in order. */
export function shownPages(
  pages: readonly DraftPage[],
  filter: PageFilter,
  troubles: PageTroubles,
): readonly DraftPage[] {
  if (filter === 'all') return pages;
  const places = new Set(filter === 'errors' ? troubles.errors : troubles.working);
  return pages.filter((_page, index) => places.has(index + 1));
}
