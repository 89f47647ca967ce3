import type { WorkCardFieldsFragment } from '../gql/graphql.ts';
import { ListedWork, type ListedWorkProps } from './ListedWork.tsx';

interface Props<Work extends WorkCardFieldsFragment> extends Pick<ListedWorkProps, 'perRow'> {
  works: readonly Work[];
  /** What stands under a title in the place of the creator. */
  lineOf?: (work: Work) => string;
  /** The instant on a card. */
  instantOf?: (work: Work) => string | null | undefined;
  /** Whether the first card is the first thing seen on the page. */
  isLead?: boolean;
}

/** Works as cards, one after the other: the items of a list. */
export function WorkCards<Work extends WorkCardFieldsFragment>({
  works,
  lineOf,
  instantOf,
  isLead = false,
  ...look
}: Props<Work>) {
  return works.map((work, index) => (
    <ListedWork
      key={work.id}
      work={work}
      line={lineOf?.(work)}
      at={instantOf?.(work)}
      isLead={isLead && index === 0}
      {...look}
    />
  ));
}
