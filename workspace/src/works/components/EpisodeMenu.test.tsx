import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { updateEpisode } from '../../episodes/index.ts';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { EpisodeMenu } from './EpisodeMenu.tsx';
import type { ListedEpisode } from './EpisodeTable.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const listed: ListedEpisode = {
  id: 'e1',
  title: '入港',
  number: 1,
  publicNumber: 1,
  status: 'FAN_ONLY',
  publishedAt: '2026-11-10T05:00:00Z',
  updatedAt: '2026-11-20T03:00:00Z',
  revision: 7,
  canChangeStatusToDraft: true,
  canChangeStatusToFanOnly: true,
  buyerCount: 0,
  salesInfo: null,
  thumbnailImage: null,
  statistic: { likeCount: 0, commentCount: 0, viewCount: 0 },
  pages: { totalCount: 3 },
};

test('an episode that was unpublished goes back to who could read it', async () => {
  const { calls } = playApi(
    answerTo(updateEpisode).with(({ input }) => ({
      updateEpisode: {
        episode: {
          ...listed,
          revision: input.expectedRevision + 1,
          status: input.episode.status ?? 'DRAFT',
          pages: { nodes: [] },
        },
        problems: [],
      },
    })),
  );
  const user = userEvent.setup({ delay: null });
  renderScreen(<EpisodeMenu workId="w1" episode={listed} />);
  await user.click(screen.getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('For fans only')).toBeTruthy();
  expect(calls.map(({ variables }) => variables['input'])).toEqual([
    { id: 'e1', expectedRevision: 7, episode: { status: 'DRAFT' } },
    { id: 'e1', expectedRevision: 8, episode: { status: 'FAN_ONLY' } },
  ]);
});
