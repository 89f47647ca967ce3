import { sitePath } from '@komawari/ui/sitePath';
import type { SearchSortMethod } from '../../gql/graphql.ts';
import { chooseOption, filterOptions, type FilterName } from './searchFilters.ts';

/** What the address of the search page says: the keyword and the order. */
export interface SearchQuery {
  q: string;
  o: SortOrder;
}

export type SortOrder = 'relevance' | 'new' | 'popular' | 'updated';

/** The values of `o`; the first is taken where the address names none. */
export const sortOrders: readonly { value: SortOrder; method: SearchSortMethod }[] = [
  { value: 'relevance', method: 'RELEVANCE' },
  { value: 'new', method: 'NEW' },
  { value: 'popular', method: 'POPULAR' },
  { value: 'updated', method: 'UPDATED' },
];

/** The order an `o` stands for; an unknown one is the default. */
export const sortOrderOf = (o: string | null): SortOrder =>
  sortOrders.find(({ value }) => value === o)?.value ?? 'relevance';

/** Reads the query part of an address. A form that was sent before the script came has its filters beside `q`. */
export function readSearchQuery(queryPart: string): SearchQuery {
  const values = new URLSearchParams(queryPart);
  let q = (values.get('q') ?? '').trim();
  for (const name of Object.keys(filterOptions) as FilterName[]) {
    const chosen = values.get(name);
    if (chosen) q = chooseOption(q, name, chosen);
  }
  return { q, o: sortOrderOf(values.get('o')) };
}

/** The address of a search; the default order is left out. */
export function searchPath({ q, o = 'relevance' }: { q: string; o?: SortOrder }): string {
  const values = new URLSearchParams({ ...(q ? { q } : {}), ...(o === 'relevance' ? {} : { o }) });
  return sitePath(`/search${values.size > 0 ? `?${values}` : ''}`);
}
