import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { GetWorkspaceViewerWorks } from '../operations/GetWorkspaceViewerWorks.ts';
import { WorksPage } from './WorksPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const work = (number: number) => ({
  id: `w${number}`,
  title: `作品${number}`,
  language: 'ja',
  isCompleted: false,
  isOneShot: false,
  viewerLastUpdatedAt: null,
  firstPublishedAt: null,
  suspension: null,
  coverImage: null,
  statistic: { viewCount: 0, likeCount: 0, commentCount: 0, bookmarkCount: 0 },
  viewerEpisodes: { totalCount: 1 },
});

test('R9-014 works come a hundred at a time', async () => {
  const all = Array.from({ length: 101 }, (_, index) => ({ node: work(index) }));
  playApi(
    answerTo(GetWorkspaceViewerWorks).with(({ first, after }) => {
      const start = Number(after ?? 0);
      const edges = all.slice(start, start + first);
      const pageInfo = { endCursor: String(start + first), hasNextPage: start + first < all.length };
      return { viewer: { __typename: 'RegisteredViewer', id: 'u1', works: { pageInfo, edges } } };
    }),
  );
  renderScreen(<WorksPage />);
  const list = await screen.findByRole('list');
  expect(within(list).getAllByRole('listitem')).toHaveLength(100);
  await userEvent.click(screen.getByRole('button', { name: 'Show more works' }));
  await vi.waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(101));
});

test('a work that operators suspended is marked as such in the list', async () => {
  const suspension = { suspendedAt: '2026-11-21T03:00:00Z', reason: 'Somebody else drew it' };
  const edges = [{ node: { ...work(1), suspension } }, { node: work(2) }];
  playApi(
    answerTo(GetWorkspaceViewerWorks).with(() => {
      const pageInfo = { endCursor: null, hasNextPage: false };
      return { viewer: { __typename: 'RegisteredViewer', id: 'u1', works: { pageInfo, edges } } };
    }),
  );
  renderScreen(<WorksPage />);
  const [down, draft] = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(within(down!).getByText('Suspended')).toBeTruthy();
  expect(within(down!).queryByText('No public episode')).toBeNull();
  expect(within(draft!).queryByText('Suspended')).toBeNull();
});

test('works are found by title and put in another order, and the address says so', async () => {
  const { calls } = playApi(
    answerTo(GetWorkspaceViewerWorks).with(({ title }) => {
      const edges = title === 'ない' ? [] : [{ node: work(1) }];
      const pageInfo = { endCursor: null, hasNextPage: false };
      return { viewer: { __typename: 'RegisteredViewer', id: 'u1', works: { pageInfo, edges } } };
    }),
  );
  const { navigation } = renderScreen(<WorksPage />, { path: '/workspace/manga', at: '/workspace/manga?sort=title' });
  await screen.findByRole('list');
  expect(calls.at(-1)?.variables).toMatchObject({ sort: 'TITLE', title: '' });
  await userEvent.click(screen.getByRole('button', { name: 'New' }));
  await vi.waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ sort: 'MADE' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find by title' }), 'ない');
  expect(await screen.findByRole('heading', { name: 'Nothing found for “ない”' })).toBeTruthy();
  expect(navigation.stop.location.search).toBe(`?sort=made&title=${encodeURIComponent('ない')}`);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('list')).toBeTruthy();
  expect(navigation.stop.location.search).toBe('?sort=made');
});
