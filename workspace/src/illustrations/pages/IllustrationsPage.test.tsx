import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { GetWorkspaceIllustrations } from '../operations/GetWorkspaceIllustrations.ts';
import { IllustrationsPage } from './IllustrationsPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const picture = { id: 'p1', url: '/images/p1/320.webp', width: 320, height: 320, focusX: 0.5, focusY: 0.5 };
const rainy = {
  id: 'i1',
  title: '雨の港',
  isOpen: true,
  suspension: null,
  createdAt: '2026-11-20T03:00:00Z',
  imageCount: 1,
  firstImage: { ...picture, srcSet: '/images/p1/320.webp 320w' },
  work: null,
};

const suspension: { suspendedAt: string; reason: string } | null = {
  suspendedAt: '2026-11-21T03:00:00Z',
  reason: 'A face of somebody',
};

function play(found: boolean, more: { suspension?: typeof suspension } = {}) {
  return playApi(
    answerTo(GetWorkspaceIllustrations).with(({ title }) => {
      const edges = found && title !== 'ない' ? [{ node: { ...rainy, ...more } }] : [];
      const pageInfo = { endCursor: null, hasNextPage: false };
      return { viewer: { __typename: 'RegisteredViewer', id: 'u1', illustrations: { pageInfo, edges } } };
    }),
  );
}

test('an illustration that operators suspended is marked as such, and has no way to what readers see', async () => {
  play(true, { suspension });
  renderScreen(<IllustrationsPage />);
  expect(await screen.findByText('Suspended')).toBeTruthy();
  expect(screen.queryByText('Public')).toBeNull();
  expect(screen.queryByRole('link', { name: 'View' })).toBeNull();
});

test('illustrations are found by title and put in another order, and the address says so', async () => {
  const { calls } = play(true);
  const path = '/workspace/illustrations';
  const { navigation } = renderScreen(<IllustrationsPage />, { path, at: `${path}?sort=title` });
  await screen.findByRole('list');
  expect(calls.at(-1)?.variables).toMatchObject({ sort: 'TITLE', title: '' });
  await userEvent.click(screen.getByRole('button', { name: 'New' }));
  await vi.waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ sort: 'MADE' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find by title' }), 'ない');
  expect(await screen.findByRole('heading', { name: 'Nothing found for “ない”' })).toBeTruthy();
  expect(navigation.stop.location.search).toBe(`?sort=made&title=${encodeURIComponent('ない')}`);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('list')).toBeTruthy();
});

test('who has drawn nothing yet is offered to, instead of a search', async () => {
  play(false);
  renderScreen(<IllustrationsPage />);
  expect(await screen.findByRole('link', { name: /illustration/ })).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
