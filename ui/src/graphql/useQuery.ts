import {
  onlineManager,
  QueryClient,
  useQuery as useTanStackQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { execute, type ExecuteOptions } from './execute.ts';
import { operationNameOf, type GraphQLDocument } from './GraphQLDocument.ts';
import { isOutOfReach, type GraphQLRequestError } from './GraphQLRequestError.ts';
import { noteReads } from './refreshQueries.ts';

/** The cache key of an operation; use it to read, change or invalidate what `useQuery` holds. */
export function queryKeyOf<Variables>(
  document: GraphQLDocument<unknown, Variables>,
  variables?: Variables,
): readonly unknown[] {
  const name = operationNameOf(document);
  noteReads(name, document);
  return variables === undefined ? [name] : [name, variables];
}

/** Pause after which what nobody could answer is asked again, while somebody looks at the page. */
const askAgainAfterMs = 5000;

/** The cache of one page: shows what it has and asks again (cache and network); repeats only what nobody could answer, until somebody does. */
export function createQueryClient(): QueryClient {
  // The manager hears of changes alone: a page that begins without a line would ask in vain and not ask again.
  if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 0,
        retry: (failureCount, error) => failureCount < 2 && isOutOfReach(error),
        // A line that is back is not always told of.
        refetchInterval: ({ state }) =>
          state.data === undefined && isOutOfReach(state.error) ? askAgainAfterMs : false,
      },
    },
  });
}

type WatchOptions<Result> = Pick<
  UseQueryOptions<Result, GraphQLRequestError>,
  'enabled' | 'refetchInterval' | 'placeholderData' | 'initialData' | 'throwOnError' | 'staleTime' | 'gcTime'
> &
  Pick<ExecuteOptions, 'anonymous'>;

/** Watches an operation: cached data at once, fresh data when it arrives, again when the window regains focus. */
export function useQuery<Result, Variables>(
  document: GraphQLDocument<Result, Variables>,
  variables: Variables,
  { anonymous = false, ...options }: WatchOptions<Result> = {},
): UseQueryResult<Result, GraphQLRequestError> {
  return useTanStackQuery<Result, GraphQLRequestError>({
    ...options,
    queryKey: queryKeyOf(document, variables),
    queryFn: ({ signal }) => execute(document, variables, { anonymous, signal }),
  });
}
