import { LoadMore } from '@komawari/ui/components';

export interface ListEndProps {
  /** What the list holds, in the plural: "works". */
  noun: string;
  step: number;
  list: { hasMore: boolean; isLoadingMore: boolean; showMore: () => void };
}

/** The way to the next page of a list, when there is one. */
export function ListEnd({ noun, step, list }: ListEndProps) {
  return list.hasMore ? <LoadMore count={step} noun={noun} busy={list.isLoadingMore} onMore={list.showMore} /> : null;
}
