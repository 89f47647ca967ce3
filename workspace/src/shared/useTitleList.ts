import { useTexts } from '@komawari/ui/language/react';
import sharedTexts from '../messages/shared.js';
import { useListAddress } from './useListAddress.ts';

/** In what order own works and illustrations stand. */
const OWN_SORTS = ['EDITED', 'MADE', 'TITLE'] as const;

type OwnSort = (typeof OWN_SORTS)[number];

/** The order (`sort`) of a list of own things and the words looked for in their titles (`title`), as the address holds them. */
export function useTitleList(): {
  asked: { sort: OwnSort; title: string };
  /** What ListTools takes. */
  tools: {
    find: string;
    words: string;
    sort: OwnSort;
    sorts: readonly { value: OwnSort; label: string }[];
    onWords: (words: string) => void;
    onSort: (sort: OwnSort) => void;
  };
  forget: () => void;
} {
  const { list } = useTexts(sharedTexts);
  const names = { EDITED: list.edited(), MADE: list.made(), TITLE: list.title() };
  const [address, change] = useListAddress();
  const title = address.get('title') ?? '';
  const sort = OWN_SORTS.find((value) => value.toLowerCase() === address.get('sort')) ?? 'EDITED';
  return {
    asked: { sort, title },
    tools: {
      find: list.find(),
      words: title,
      sort,
      sorts: OWN_SORTS.map((value) => ({ value, label: names[value] })),
      onWords: (words) => change('title', words),
      onSort: (value) => change('sort', value === 'EDITED' ? '' : value.toLowerCase()),
    },
    forget: () => change('title', ''),
  };
}
