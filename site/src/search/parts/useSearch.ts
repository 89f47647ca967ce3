import { execute, reasonOfError } from '@komawari/ui/graphql';
import { useEffect, useState } from 'react';
import type { SearchQuery as SearchData, WorkCardFieldsFragment } from '../../gql/graphql.ts';
import { nodesOf } from '../../graphql/nodesOf.ts';
import { search, searchSuggestions } from './searchOperations.ts';
import { sortOrders, type SearchQuery } from './searchAddress.ts';

/** What was found so far. */
export interface Found {
  works: (WorkCardFieldsFragment & { lastUpdatedAt: string | null })[];
  /** How many works there are; null when nobody counted them. */
  workCount: number | null;
  creators: NonNullable<SearchData['search']['creators']>;
  tags: NonNullable<SearchData['search']['tags']>;
  episodes: NonNullable<SearchData['search']['episodes']>;
  suggestions: string[];
  /** Where the works go on; null at their end. */
  after: string | null;
}

/** With fewer works than these, what was typed may be spelt otherwise. */
const FEW_WORKS = 3;

type State =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'failed'; words: string }
  | { kind: 'found'; found: Found; isLoadingMore: boolean };

/** The state of one question; another question, or the same asked again, has none yet. */
interface Answer {
  query: SearchQuery;
  attempt: number;
  state: State;
}

async function loadPage({ q, o }: SearchQuery, after: string | null, signal?: AbortSignal) {
  const searchSortMethod = sortOrders.find(({ value }) => value === o)?.method ?? 'RELEVANCE';
  const variables = { keyword: q, searchSortMethod, after, isFirst: after === null };
  // As this reader: who is blocked or muted is not among what is found.
  const { search: found } = await execute(search, variables, signal ? { signal } : {});
  return {
    works: nodesOf(found.works),
    workCount: found.workCount ?? null,
    creators: found.creators ?? [],
    tags: found.tags ?? [],
    episodes: found.episodes ?? [],
    after: found.works.pageInfo.hasNextPage ? (found.works.pageInfo.endCursor ?? null) : null,
  };
}

async function loadFirstPage(query: SearchQuery, signal: AbortSignal): Promise<Found> {
  const page = await loadPage(query, null, signal);
  if (page.works.length >= FEW_WORKS || page.after !== null) return { ...page, suggestions: [] };
  const { search: similar } = await execute(searchSuggestions, { keyword: query.q }, { anonymous: true, signal });
  return { ...page, suggestions: similar.suggestions };
}

/**
 * The results of a query, and how to go on with them. Null stands for a query that is not known yet; an answer that comes
 * after the next question is dropped.
 */
export function useSearch(query: SearchQuery | null) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(
    function searchFirstPage() {
      if (!query?.q) return undefined;
      const controller = new AbortController();
      const answerWith = (state: State): void => {
        if (!controller.signal.aborted) setAnswer({ query, attempt, state });
      };
      loadFirstPage(query, controller.signal).then(
        (found) => answerWith({ kind: 'found', found, isLoadingMore: false }),
        (error: unknown) => answerWith({ kind: 'failed', words: reasonOfError(error) }),
      );
      return () => controller.abort();
    },
    [query, attempt],
  );

  const hasFailed = answer?.state.kind === 'failed';
  useEffect(
    function askWhenLineIsBack() {
      if (!hasFailed) return undefined;
      const again = () => setAttempt((count) => count + 1);
      addEventListener('online', again);
      return () => removeEventListener('online', again);
    },
    [hasFailed],
  );

  const isAnswered = answer?.query === query && answer?.attempt === attempt;
  const state: State = query?.q ? (isAnswered && answer ? answer.state : { kind: 'searching' }) : { kind: 'idle' };
  /** Changes what was found, unless somebody asked for something else meanwhile. */
  const change = (found: Found, to: () => State): void =>
    setAnswer((now) => (now?.state.kind === 'found' && now.state.found === found ? { ...now, state: to() } : now));

  /** Adds the next fifty works. Throws when they do not come; those on the page stay. */
  async function loadMore(): Promise<void> {
    if (!query || state.kind !== 'found' || state.found.after === null) return;
    const { found } = state;
    change(found, () => ({ kind: 'found', found, isLoadingMore: true }));
    try {
      const page = await loadPage(query, found.after);
      const known = new Set(found.works.map(({ id }) => id));
      const works = [...found.works, ...page.works.filter(({ id }) => !known.has(id))];
      change(found, () => ({ kind: 'found', found: { ...found, works, after: page.after }, isLoadingMore: false }));
    } catch (error) {
      change(found, () => ({ kind: 'found', found, isLoadingMore: false }));
      throw error;
    }
  }

  return { state, loadMore, retry: () => setAttempt((count) => count + 1) };
}
