import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { GetWorkspaceIndex } from '../operations/GetWorkspaceIndex.ts';
import { WorkspaceHomePage } from './WorkspaceHomePage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const week = { viewCount: 0, likeCount: 0, commentCount: 5, bookmarkCount: 0, fanCount: 0 };

function show(heldCommentCount: number, sold: { amount: number; quantity: number } | null = null) {
  const monthlySalesSummary = sold && { id: '2026-11-u1', ...sold };
  playApi(
    answerTo(GetWorkspaceIndex).with(() => ({
      viewer: {
        __typename: 'RegisteredViewer' as const,
        id: 'u1',
        user: { id: 'u1', displayName: 'ミナ', watchedUserCount: 0 },
        statisticOfLastDays: week,
        works: { edges: [] },
        latestEpisodes: [],
        scheduledEpisodes: [],
        heldCommentCount,
        monthlySalesSummary,
        recentComments: [],
      },
      themes: [],
      currentContest: null,
    })),
  );
  renderScreen(<WorkspaceHomePage />, { path: '/workspace' });
}

test.each([
  [1, '1 comment waits'],
  [12, '12 comments wait'],
])('the home says how many comments are left to handle (%i), and leads to them', async (count, words) => {
  show(count);
  expect((await screen.findByText(new RegExp(`^${words}`))).textContent).toBe(`${words} for you.`);
  const way = screen.getByRole('link', { name: 'Look at the comments that wait' });
  expect(way.getAttribute('href')).toBe('/workspace/comments?tab=waiting');
});

test('the home says nothing of comments that wait when none does', async () => {
  show(0);
  await screen.findByText('No comments yet');
  expect(screen.queryByText(/for you/)).toBeNull();
});

test('the home says what was sold this month, and leads to all sales', async () => {
  show(0, { amount: 48_960, quantity: 408 });
  const box = await screen.findByRole('region', { name: 'Sales this month' });
  expect(box.textContent).toContain('¥48,960');
  expect(box.textContent).toContain('408 sales');
  expect(screen.getByRole('link', { name: 'All sales' }).getAttribute('href')).toBe('/workspace/sales/summary');
});

test('the home of somebody who sold nothing this month says nothing of sales', async () => {
  show(0, { amount: 0, quantity: 0 });
  await screen.findByText('No comments yet');
  expect(screen.queryByText('Sales this month')).toBeNull();
});
