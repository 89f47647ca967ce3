import { useListAddress } from './useListAddress.ts';

/** In what order own works and illustrations stand. */
export const OWN_SORTS = [
  { value: 'EDITED', label: 'Edited' },
  { value: 'MADE', label: 'New' },
  { value: 'TITLE', label: 'Title' },
] as const;

type OwnSort = (typeof OWN_SORTS)[number]['value'];

/** The order (`sort`) of a list of own things and the words looked for in their titles (`title`), as the address holds them. */
export function useTitleList(): {
  asked: { sort: OwnSort; title: string };
  /** What ListTools takes. */
  tools: {
    find: string;
    words: string;
    sort: OwnSort;
    sorts: typeof OWN_SORTS;
    onWords: (words: string) => void;
    onSort: (sort: OwnSort) => void;
  };
  forget: () => void;
} {
  const [address, change] = useListAddress();
  const title = address.get('title') ?? '';
  const sort = OWN_SORTS.find(({ value }) => value.toLowerCase() === address.get('sort'))?.value ?? 'EDITED';
  return {
    asked: { sort, title },
    tools: {
      find: 'Find by title',
      words: title,
      sort,
      sorts: OWN_SORTS,
      onWords: (words) => change('title', words),
      onSort: (value) => change('sort', value === 'EDITED' ? '' : value.toLowerCase()),
    },
    forget: () => change('title', ''),
  };
}
