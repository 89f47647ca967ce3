import { execute, type GraphQLDocument, type GraphQLRequestError } from '@komawari/ui/graphql';
import { queryKeyOf } from '@komawari/ui/graphql/react';
import { useInfiniteQuery } from '@tanstack/react-query';

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
 * no such list, which shows as an empty one.
 */
export function usePages<Result, Node>(
  document: GraphQLDocument<Result, PageVariables>,
  first: number,
  pick: (result: Result) => Connection<Node> | null,
) {
  const query = useInfiniteQuery<Result, GraphQLRequestError, Node[], readonly unknown[], string | null>({
    queryKey: [...queryKeyOf(document), 'pages', first],
    queryFn: ({ pageParam, signal }) => execute(document, { first, after: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => {
      const info = pick(page)?.pageInfo;
      return info?.hasNextPage ? (info.endCursor ?? null) : null;
    },
    select: ({ pages }) => pages.flatMap((page) => pick(page)?.edges.map((edge) => edge.node) ?? []),
  });
  return {
    query,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
  };
}
