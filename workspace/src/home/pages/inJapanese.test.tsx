import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { GetWorkspaceIndex } from '../operations/GetWorkspaceIndex.ts';
import { WorkspaceHomePage } from './WorkspaceHomePage.tsx';

beforeEach(() => inLanguage('ja'));
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

test('the home of a creator who reads Japanese has no English sentence', async () => {
  playApi(
    answerTo(GetWorkspaceIndex).with(() => ({
      viewer: {
        __typename: 'RegisteredViewer' as const,
        id: 'u1',
        user: { id: 'u1', displayName: 'ミナ', watchedUserCount: 1_284 },
        statisticOfLastDays: { viewCount: 12, likeCount: 3, commentCount: 5, bookmarkCount: 0, fanCount: 2 },
        works: { edges: [] },
        latestEpisodes: [],
        scheduledEpisodes: [],
        heldCommentCount: 12,
        monthlySalesSummary: { id: '2026-11-u1', amount: 48_960, quantity: 408 },
        recentComments: [],
      },
      themes: [],
      currentContest: null,
    })),
  );
  renderScreen(<WorkspaceHomePage />, { path: '/workspace' });
  const waiting = await screen.findByText('12件のコメントが確認を待っています。', { exact: false });
  expect(waiting).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(
    /^(おはようございます|こんにちは|こんばんは)、ミナさん$/,
  );
  expect(screen.getByText('合計1,284人')).toBeTruthy();
  expect(screen.getByRole('region', { name: '今月の売上' }).textContent).toContain('408件');
  expect(document.title).toBe('ワークスペース | Komawari');
  expect(document.body.textContent).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
});
