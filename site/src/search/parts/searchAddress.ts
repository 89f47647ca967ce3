import type { SearchSortMethod } from '../../gql/graphql.ts';

/** What the address of the search page says: the keyword and the order. */
export interface SearchQuery {
  q: string;
  o: SortOrder;
}

export type SortOrder = 'relevance' | 'new' | 'popular' | 'updated';

/** The values of `o`, and how people read them; the first is taken where the address names none. */
export const sortOrders: readonly { value: SortOrder; label: string; method: SearchSortMethod }[] = [
  { value: 'relevance', label: 'Best match', method: 'RELEVANCE' },
  { value: 'new', label: 'Newest', method: 'NEW' },
  { value: 'popular', label: 'Most popular', method: 'POPULAR' },
  { value: 'updated', label: 'Last updated', method: 'UPDATED' },
];

/** The order an `o` stands for; an unknown one is the default. */
export const sortOrderOf = (o: string | null): SortOrder =>
  sortOrders.find(({ value }) => value === o)?.value ?? 'relevance';

/** Reads the query part of an address. */
export function readSearchQuery(queryPart: string): SearchQuery {
  const values = new URLSearchParams(queryPart);
  return { q: (values.get('q') ?? '').trim(), o: sortOrderOf(values.get('o')) };
}

/** The address of a search; the default order is left out. */
export function searchPath({ q, o = 'relevance' }: { q: string; o?: SortOrder }): string {
  const values = new URLSearchParams({ ...(q ? { q } : {}), ...(o === 'relevance' ? {} : { o }) });
  return values.size > 0 ? `/search?${values}` : '/search';
}
