import { execute, flashError, type GraphQLDocument, type GraphQLRequestError } from '@komawari/ui/graphql';
import { queryKeyOf } from '@komawari/ui/graphql/react';
import { keepPreviousData, useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';

/** A Relay connection, as far as a list needs it. */
export interface Connection<Node> {
  edges: readonly { node: Node }[];
  pageInfo: { endCursor?: string | null; hasNextPage: boolean };
  totalCount?: number | null;
}

interface PageVariables {
  first: number;
  after?: string | null | undefined;
}

/**
 * A list of the API, read page by page. `pick` finds the connection in a result; it answers null where the viewer has
 * no such list, which shows as an empty one. `more` holds the other variables of the document; while a change of them is
 * under way the old list stays.
 */
export function usePages<Result, Variables extends PageVariables, List extends Connection<unknown>>(
  document: GraphQLDocument<Result, Variables>,
  first: number,
  pick: (result: Result) => List | null,
  more?: Omit<Variables, keyof PageVariables>,
) {
  type Node = List['edges'][number]['node'];
  const queryKey = [...queryKeyOf(document), 'pages', first, more];
  const query = useInfiniteQuery<Result, GraphQLRequestError, Node[], readonly unknown[], string | null>({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      execute(document, { ...more, first, after: pageParam } as Variables, { signal }),
    placeholderData: keepPreviousData,
    initialPageParam: null,
    getNextPageParam: (page) => {
      const info = pick(page)?.pageInfo;
      return info?.hasNextPage ? (info.endCursor ?? null) : null;
    },
    select: ({ pages }) => pages.flatMap((page) => pick(page)?.edges.map((edge) => edge.node) ?? []),
  });
  const firstPage = useQueryClient().getQueryData<InfiniteData<Result>>(queryKey)?.pages[0];
  const head = firstPage ? pick(firstPage) : null;
  const left = (head?.totalCount ?? 0) - (query.data?.length ?? 0);
  return {
    query,
    /** What the first page says about the whole list. */
    head,
    /** How many the next page holds, where the API counts the list. */
    nextCount: left > 0 ? Math.min(left, first) : undefined,
    /** All that came with the first page. */
    first: firstPage,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage().then((more) => more.isFetchNextPageError && flashError(more.error)),
  };
}
