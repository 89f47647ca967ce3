// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { GraphQLDocument } from './GraphQLDocument.ts';
import { createQueryClient, QueryClientProvider, useQuery } from './react.ts';

const news: GraphQLDocument<{ news: string }, Record<string, never>> = { toString: () => 'query News { news }' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function News() {
  return <p>{useQuery(news, {}, { anonymous: true }).data?.news ?? 'nothing'}</p>;
}

test('R7-005 a watched query shows what is cached at once, and what the network says when it comes', async () => {
  let answer: (news: string) => void = () => undefined;
  vi.stubGlobal('fetch', async () => {
    const said = await new Promise<string>((resolve) => (answer = resolve));
    return Response.json({ data: { news: said } });
  });
  const client = createQueryClient();
  const show = () =>
    render(
      <QueryClientProvider client={client}>
        <News />
      </QueryClientProvider>,
    );
  const { unmount } = show();
  expect(screen.getByText('nothing')).toBeTruthy();
  await act(async () => answer('old'));
  expect(await screen.findByText('old')).toBeTruthy();
  unmount();

  show();
  expect(screen.getByText('old')).toBeTruthy();
  await act(async () => answer('new'));
  expect(await screen.findByText('new')).toBeTruthy();
});
