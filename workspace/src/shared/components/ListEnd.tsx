import { LoadMore } from '@komawari/ui/components';

export interface ListEndProps {
  /** What the list holds, in the plural: "works". */
  noun: string;
  list: {
    hasMore: boolean;
    isLoadingMore: boolean;
    showMore: () => void;
    /** How many the next page holds, where the API counts the list. */
    nextCount?: number | undefined;
  };
}

/** The way to the next page of a list, when there is one. */
export function ListEnd({ noun, list }: ListEndProps) {
  const { hasMore, isLoadingMore, showMore, nextCount } = list;
  if (!hasMore) return null;
  return (
    <LoadMore
      noun={noun}
      busy={isLoadingMore}
      onMore={showMore}
      {...(nextCount === undefined ? {} : { count: nextCount })}
    />
  );
}
