// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleWork } from '../testing/sampleSite.ts';
import { MoreWorks, type ListOfWorks } from './MoreWorks.island.tsx';

const FIRST_PUBLISHED = '2025-01-02T03:00:00.000Z';
const LAST_UPDATED = '2026-05-06T07:00:00.000Z';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What the API answers for a list that ends with one more work, with only the fields that the document asks for. */
function answerWith(list: ListOfWorks): void {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { query } = JSON.parse(body) as { query: string };
    const work = {
      ...sampleWork(3, { title: '灯台の話' }),
      firstPublishedAt: FIRST_PUBLISHED,
      lastUpdatedAt: query.includes('lastUpdatedAt') ? LAST_UPDATED : undefined,
      episodes: query.includes('totalCount') ? { totalCount: 7 } : undefined,
      description: '海の話',
    };
    const works = { pageInfo: { hasNextPage: false, endCursor: null }, edges: [{ node: work }] };
    if (list.of === 'all') return Response.json({ data: { newWorks: works } });
    if (list.of === 'tag') return Response.json({ data: { tag: { works } } });
    return Response.json({ data: { user: { site: { works } } } });
  });
}

it.each<[ListOfWorks, { instant?: string; words?: string }]>([
  [{ of: 'all' }, { instant: FIRST_PUBLISHED }],
  [{ of: 'tag', title: '冒険' }, { instant: LAST_UPDATED }],
  [{ of: 'creator', screenName: 'mina', layout: 'GRID' }, { words: '7 episodes' }],
  [{ of: 'creator', screenName: 'mina', layout: 'LIST' }, { words: '7 episodes' }],
])('the list %j goes on with what its page says of each work', async (list, { instant, words }) => {
  answerWith(list);
  const { container } = render(createElement(MoreWorks, { list, after: 'c1' }));
  fireEvent.click(screen.getByRole('link'));
  await screen.findByRole('link', { name: '灯台の話' });
  const item = within(screen.getByRole('listitem'));
  if (words) expect(item.getByText(words, { exact: false })).toBeTruthy();
  expect(container.querySelector('time')?.dateTime).toBe(instant);
});
