import type { WorkCardFieldsFragment } from '../gql/graphql.ts';
import { ListedWork, type ListedWorkProps } from './ListedWork.tsx';

interface Props extends Pick<ListedWorkProps, 'line' | 'perRow'> {
  works: readonly WorkCardFieldsFragment[];
  /** Which of its instants stands on a card. */
  date?: 'firstPublishedAt' | 'lastUpdatedAt';
  /** Whether the first card is the first thing seen on the page. */
  isLead?: boolean;
}

/** Works as cards, one after the other: the items of a list. */
export function WorkCards({ works, date, isLead = false, ...look }: Props) {
  return works.map((work, index) => (
    <ListedWork key={work.id} work={work} at={date && work[date]} isLead={isLead && index === 0} {...look} />
  ));
}
