import { flashError } from '@komawari/ui/graphql';
import { useState } from 'react';
import { nodesOf } from './nodesOf.ts';

/** One page of a list, as documents ask for it. */
export interface ListPage<Node> {
  edges: ReadonlyArray<{ node: Node | null } | null> | null;
  pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined };
}

/** Goes on with a list where the page stops: what came since, where it goes on, and how to get the next. */
export function useMore<Node>(after: string, loadPage: (after: string) => Promise<ListPage<Node>>) {
  const [items, setItems] = useState<Node[]>([]);
  const [cursor, setCursor] = useState<string | null>(after);
  const [isLoading, setLoading] = useState(false);

  async function loadMore(): Promise<void> {
    if (cursor === null || isLoading) return;
    setLoading(true);
    try {
      const page = await loadPage(cursor);
      setItems((before) => [...before, ...nodesOf(page)]);
      setCursor(page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null);
    } catch (error) {
      flashError(error);
    }
    setLoading(false);
  }

  return { items, cursor, isLoading, loadMore: () => void loadMore() };
}
