// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSearch } from './useSearch.ts';

let asked: Record<string, unknown>[];

beforeEach(() => {
  asked = [];
  // The edge to the network.
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body) as { variables: Record<string, unknown> };
    asked.push(variables);
    const works = {
      pageInfo: { hasNextPage: true, endCursor: 'c1' },
      edges: [{ node: { id: `w${asked.length}` } }],
    };
    const above = variables['isFirst'] ? { workCount: 120, creators: [], tags: [{ id: 't1', title: 'SF' }] } : {};
    return Response.json({ data: { search: { works, ...above } } });
  });
});

it('the works are counted once, and what stands above them stays when more are shown', async () => {
  const query = { q: '星', o: 'new' } as const;
  const { result } = renderHook(() => useSearch(query));
  await waitFor(() => expect(result.current.state.kind).toBe('found'));
  await act(() => result.current.loadMore());
  expect(asked.map(({ isFirst }) => isFirst)).toEqual([true, false]);
  expect(result.current.state).toMatchObject({
    found: { workCount: 120, tags: [{ title: 'SF' }], works: [{ id: 'w1' }, { id: 'w2' }] },
  });
});
